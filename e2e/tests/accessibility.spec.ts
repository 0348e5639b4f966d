import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { comeBack, STAFF, signIn } from "../clients";
import { expect, inBothLanguages, type Situation, test } from "../situations";

const publicPages = [
  "/",
  "/signIn",
  "/signUp",
  "/signUpSuccess",
  "/activate_client/code",
  "/recoverPassword",
  "/cancellation-policy",
  "/privacy-policy",
  "/general-terms",
  "/search-car",
  "/book-car/none/1/9999",
  "/unauthorized",
  "/no-such-page",
];

const inSituations: [situation: Situation, paths: string[]][] = [
  ["plan-confirmed", ["/shopping-cart", "/payment", "/documents", "/profile"]],
  ["plan-paid", ["/shopping-cart", "/e_sign"]],
  ["plan-signed", ["/shopping-cart", "/e_sign", "/previous-travel-plans"]],
];

/** WCAG 2.2 A and AA, and no scrolling sideways at this width or at 320 px. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

inBothLanguages((language) => {
  test("every public page is accessible", async ({ page, context }) => {
    test.slow();
    await comeBack(context, language);
    for (const path of publicPages) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: "networkidle" });
        await expectAccessible(page);
      });
    }
  });

  for (const [situation, paths] of inSituations) {
    test(`${situation}: every page of the checkout is accessible`, async ({ arrive }) => {
      const { page } = await arrive(situation);
      for (const path of paths) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expectAccessible(page);
      }
    });
  }

  test("the supplier desk is accessible", async ({ page, context, request }) => {
    await comeBack(context, language, await signIn(request, STAFF.email, STAFF.password));
    await page.goto("/support", { waitUntil: "networkidle" });
    await expectAccessible(page);
  });
});
