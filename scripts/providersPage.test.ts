import { readFileSync } from "node:fs";
import { stripeEvents } from "../src/features/payments/methods/stripe/server/reading";
import { templatesAtMeta } from "../src/platform/server/whatsapp/templates";

const page = readFileSync("docs/providers.md", "utf8");

describe("docs/providers.md", () => {
  it("lists the events of Stripe's webhook that the code handles (PAY-41)", () => {
    for (const event of stripeEvents) expect(page).toContain(`\`${event}\``);
  });

  it("shows every WhatsApp template with its category, and its text as it is created at Meta (ACC-40)", () => {
    for (const { name, category, components } of templatesAtMeta(10)) {
      expect(page).toMatch(new RegExp(`\`${name}\` \\| ${category.toLowerCase()}`));
      for (const text of components.flatMap((part) => ("text" in part ? [String(part.text)] : [])))
        expect(page).toContain(text);
    }
  });
});
