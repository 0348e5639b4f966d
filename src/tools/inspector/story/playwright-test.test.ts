import { existsSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "@swc/core";
import { isCalled, lineOfStep, type PageStep, shortName } from "./page-step";
import { type Deed, NotATest, storyOf, playwrightTest as writeTest } from "./playwright-test";

const BUILT = Date.UTC(2026, 10, 21, 12);
const confirmed = { type: "booking.confirmed", bookingId: 812 } as const;
const pays = { type: "payment.captured", attemptId: "a", amount: 24_900 } as const;
const on = { planId: 7, due: 24_900, from: "confirming" };

const playwrightTest = (deeds: readonly Deed[], plan: { planId: number; state: string }, passed = true) =>
  writeTest(storyOf(deeds, plan), { passed, language: "en" });

const deeds: Deed[] = [
  { type: "scenario", name: "plan-paid", planId: 6, builtAt: BUILT - 1, bookingIds: [810] },
  { type: "scenario", name: "plan-requested", planId: 7, builtAt: BUILT, bookingIds: [811, 812, 813] },
  { type: "event", ...on, event: confirmed, state: "verifyingDocuments" },
  { type: "clock", move: { advance: "PT24H" }, ofAll: false },
  { type: "clock", move: { to: BUILT + 90_000_000 }, ofAll: true },
  { type: "clock", move: "toDeadline", ofAll: false },
  { type: "event", ...on, event: pays, state: "signing" },
];
const testOf = (length: number) => playwrightTest(deeds.slice(0, length), { planId: 7, state: "cancelled" });

describe("actions as a test", () => {
  it("begins with the last scenario that was built", () => {
    expect(testOf(4)).toContain('await arrive("plan-requested")');
    expect(testOf(4)).not.toContain("plan-paid");
  });

  it("sends the same events, bookings named by their place from the newest, and expects the same states", () => {
    const text = testOf(4);
    expect(text).toContain('send({ type: "booking.confirmed", bookingId: plan.bookingIds.at(-2) })');
    expect(text).toContain('toEqual({ State: "verifyingDocuments" })');
    expect(text).not.toContain("812");
  });

  it("asks for the amount due on the day it runs, but sends another amount as it was (QA-2)", () => {
    expect(testOf(7)).toContain("amount: amountDue((await stored()).context)");
    const short: Deed = { type: "event", ...on, event: { ...pays, amount: 5_000 }, state: "signing" };
    const text = playwrightTest([...deeds, short], { planId: 7, state: "signing" });
    expect(text).toContain("amount: 5000");
  });

  it("reads the plan's own attempt from the server, and sends another id as it was (QA-2)", () => {
    const event = { type: "transfer.reported", attemptId: "a1" } as const;
    const reports = (attempt?: "attempt" | "supplement"): Deed => ({
      type: "event",
      ...on,
      event,
      state: "x",
      attempt,
    });
    const text = playwrightTest([...deeds, reports("attempt"), reports("supplement")], { planId: 7, state: "x" });
    expect(text).toContain('send({ type: "transfer.reported", attemptId: (await stored()).context.attempt?.id })');
    expect(text).toContain("attemptId: (await stored()).context.supplement?.id })");
    expect(text).not.toContain("a1");
    expect(playwrightTest([...deeds, reports()], { planId: 7, state: "x" })).toContain('attemptId: "a1"');
    expect(() => transformSync(text, { jsc: { parser: { syntax: "typescript" } } })).not.toThrow();
  });

  it("ends in the plan's state", () => {
    expect(testOf(4)).toContain('expect.poll(stands).toBe("cancelled")');
  });

  it("moves the clock by as much as it was moved, never to a day of the recording (QA-2)", () => {
    expect(testOf(4)).toContain('setClock({ advance: "PT24H", clientId: client.clientId })');
    expect(testOf(5)).toContain("setClock({ to: plan.builtAt + 90000000 })");
    expect(testOf(6)).toContain(
      "setClock({ to: nextDeadlineOf(revive(await stored()), await now())?.at, clientId: client.clientId })",
    );
    expect(testOf(7)).not.toContain(String(BUILT + 90_000_000));
  });

  it("leaves out what was done to another plan meanwhile", () => {
    const other: Deed = { type: "event", ...on, planId: 5, event: { type: "receipt.signed" }, state: "printing" };
    expect(playwrightTest([...deeds, other], { planId: 7, state: "x" })).toBe(
      playwrightTest(deeds, { planId: 7, state: "x" }),
    );
  });

  it("is TypeScript that compiles, for any actions", () => {
    for (const length of [2, 3, 4, 5, 6, 7]) {
      expect(() => transformSync(testOf(length), { jsc: { parser: { syntax: "typescript" } } })).not.toThrow();
    }
  });

  it("imports only existing names", () => {
    const imports = [...testOf(7).matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => path);
    expect(imports.length).toBeGreaterThan(3);
    for (const path of imports) expect(existsSync(join("e2e/exported", `${path}.ts`))).toBe(true);
  });

  it.each([
    [
      "Kia Picanto (manual), $29.10 a day",
      "/^Kia Picanto \\(manual\\), \\$[\\d.,]+ a day$/",
      "Kia Picanto (manual), $1,031.00 a day",
    ],
    ["Kia Picanto, 1.029,10 US$ al día", "/^Kia Picanto, [\\d.,]+ US\\$ al día$/", "Kia Picanto, 31,00 US$ al día"],
  ])("names %s without its price, which differs by day (QA-2)", (name, pattern, later) => {
    const line = lineOfStep({ do: "click", on: { role: "link", name, nth: null } });
    expect(line).toBe(`await page.getByRole("link", { name: ${pattern} }).click();`);
    expect([isCalled({ name }, later), isCalled({ name }, `${later} more`)]).toEqual([true, false]);
  });

  it("repeats what was done on the pages, by role and label, and waits for its outcome (QA-2)", () => {
    const page = (step: PageStep): Deed => ({ type: "page", step });
    const pays = page({ do: "click", on: { role: "button", name: "Pay", nth: null } });
    const goes = (path: string) => page({ do: "goto", path });
    const text = playwrightTest(
      [...deeds.slice(0, 3), goes("/shopping-cart"), goes("/payment"), pays, ...deeds.slice(6)],
      { planId: 7, state: "signing" },
    );
    expect(text).toContain('await page.goto("/payment");');
    expect(text).not.toContain("/shopping-cart");
    expect(text).toContain('await page.getByRole("button", { name: "Pay", exact: true }).click();');
    expect(text.indexOf('poll(stands).toBe("confirming")')).toBeGreaterThan(text.indexOf("click()"));
  });

  it("expects after each step the page and the state that it led to, each once (QA-2)", () => {
    const stood = (state: string): Deed => ({ type: "state", planId: 7, state });
    const pays: Deed = { type: "page", step: { do: "click", on: { role: "button", name: "Pay", nth: null } } };
    const leads: Deed = { type: "page", step: { do: "at", path: "/receipt/1042" } };
    const all = [...deeds.slice(0, 3), stood("verifyingDocuments"), pays, stood("paying.processing"), stood("signing")];
    const text = playwrightTest([...all, leads], { planId: 7, state: "signing" });
    expect(text.match(/expect\.poll\(stands\)\.toBe\("signing"\)/g)).toHaveLength(2);
    expect(text).not.toContain('toBe("paying.processing")');
    expect(text).not.toContain('toBe("verifyingDocuments")');
    expect(text).toContain("await expect(page).toHaveURL(/^[^/]+\\/\\/[^/]+\\/receipt\\/\\d+(?:[?#]|$)/);");
    expect(() => transformSync(text, { jsc: { parser: { syntax: "typescript" } } })).not.toThrow();
  });

  it("names an element with a long name by as few of its first words as identify it (QA-2)", () => {
    const long = "Credit or debit card Enter the card details here and see at once whether the payment went through.";
    expect(shortName(long, () => true)).toEqual({ name: "Credit or", part: true });
    expect(shortName(long, (part) => part.includes("card"))).toEqual({ name: "Credit or debit card", part: true });
    expect(shortName(long, () => false)).toEqual({ name: long });
    expect(shortName("Pay $249.00", () => true)).toEqual({ name: "Pay $249.00" });
    const priced = "Take the Kia Picanto that costs you now $291.00 and not a cent more than that";
    expect(shortName(priced, (part) => part.endsWith("now"))).toEqual({
      name: "Take the Kia Picanto that costs you now",
      part: true,
    });
    expect(lineOfStep({ do: "click", on: { role: "radio", nth: null, name: "Credit or", part: true } })).toBe(
      'await page.getByRole("radio", { name: "Credit or" }).click();',
    );
    expect(isCalled({ name: "Credit or", part: true }, long)).toBe(true);
  });

  it("is a draft that is skipped, and says what it leaves out, unless it was seen to pass (QA-2)", () => {
    const leftOut: Deed = { type: "page", step: { do: "leftOut", what: "secret", name: "Password" } };
    const draft = playwrightTest([...deeds, leftOut], { planId: 7, state: "signing" }, false);
    expect(draft).toContain('test.fixme("plan-requested');
    expect(draft).toContain(
      '// LEFT OUT, to be written by hand: what was typed into a field that may hold a secret ("Password")',
    );
    expect(testOf(7)).not.toContain("fixme");
  });

  it("is not made of a test session that did not build the plan", () => {
    const plan = { planId: 7, state: "x" };
    expect(() => playwrightTest(deeds.slice(2), plan)).toThrow(NotATest);
    expect(() => playwrightTest([], plan)).toThrow(NotATest);
    expect(() => playwrightTest(deeds, { ...plan, planId: 6 })).toThrow(NotATest);
  });
});
