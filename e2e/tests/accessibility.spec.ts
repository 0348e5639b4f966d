import type { Locator } from "@playwright/test";
import type { ScenarioName } from "../../src/tools/inspector/inspector.scenarios";
import { expectAccessible } from "../accessible";
import { comeBack, STAFF, signIn } from "../clients";
import { openDesk } from "../pages/desk";
import { expect, inBothLanguages, test } from "../scenarios";

/** One test for each group, because axe takes seconds for each page. */
const publicPages = {
  account: ["/signIn", "/signUp", "/signUpSuccess", "/activate_client/code", "/recoverPassword", "/impersonate"],
  search: ["/search-car", "/search-lodging", "/search-lodging?show=map", "/saved"],
  booking: [
    "/book-car/none/1/9999",
    "/book-lodging/La%20Habana/Hotel%20Nacional/1/1/3?rooms=2-7.1",
    "/book-lodging/none/none/9999/1/3",
    "/verify-receipt/none",
    "/verify-voucher",
  ],
  places: ["/", "/hotel-details/23", "/hotel-details/9999", "/polo-details/4", "/province-details/5", "/rent-car/4/1"],
  information: [
    ...["/cancellation-policy", "/privacy-policy", "/general-terms", "/news-list", "/news/1/1", "/help"],
    ...["/unauthorized", "/no-such-page"],
  ],
};

const inScenarios: [scenario: ScenarioName, paths: string[]][] = [
  ["plan-confirmed", ["/shopping-cart", "/payment", "/documents", "/profile", "/my-data", "/courier-service"]],
  ["plan-paid", ["/shopping-cart", "/e_sign"]],
  ["plan-signed", ["/shopping-cart", "/e_sign", "/previous-travel-plans", "/notes"]],
];

inBothLanguages((language) => {
  for (const [group, paths] of Object.entries(publicPages)) {
    test(`every public page is accessible: ${group} (A11Y-1)`, async ({ page, context }) => {
      await comeBack(context, language);
      for (const path of paths) {
        await test.step(path, async () => {
          // The home page is rendered again if its language differs from the server-rendered one.
          const address = path === "/" ? `/?lang=${language}` : path;
          await page.goto(address, { waitUntil: "networkidle" });
          await expectAccessible(page);
        });
      }
    });
  }

  for (const [scenario, paths] of inScenarios) {
    test(`${scenario}: every page of the checkout is accessible (A11Y-1)`, async ({ arrive }) => {
      const { page } = await arrive(scenario);
      for (const path of paths) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expectAccessible(page);
      }
    });
  }

  test("the back office is accessible (A11Y-1)", async ({ page, context, request }) => {
    await comeBack(context, language, await signIn(request, STAFF.email, STAFF.password));
    await openDesk(page, "/support");
    await expectAccessible(page);
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("every control has an outline, and chosen ones look chosen (A11Y-8)", async ({ page }) => {
    await page.goto("/");
    const style = (locator: Locator, name: "backgroundColor" | "outlineStyle") =>
      locator.evaluate((element, property) => getComputedStyle(element)[property], name);
    const search = page.getByRole("button", { name: /Buscar autos|Search cars/ });
    expect(await style(search, "outlineStyle")).toBe("solid");
    const products = page.locator("label:has([name=product])");
    const fills = async () => [
      await style(products.nth(0), "backgroundColor"),
      await style(products.nth(1), "backgroundColor"),
    ];
    const [cars, stays] = await fills();
    expect(cars).not.toBe(stays);
    await products.nth(1).click();
    await expect.poll(fills).toEqual([stays, cars]);
    await page.goto("/news-list");
    const topics = page.locator("a[href^='/news-list']");
    const chosen = topics.and(page.locator("[aria-current=page]"));
    const other = topics.and(page.locator(":not([aria-current])"));
    expect(await style(chosen.last(), "backgroundColor")).not.toBe(await style(other.last(), "backgroundColor"));
  });
});
