import { languageFacts } from "../../src/shared/languageFacts";
import { comeBack, newClient, PASSWORD } from "../clients";
import { expect, inBothLanguages, test } from "../scenarios";

const guarded = [
  "/profile",
  "/shopping-cart",
  "/previous-travel-plans",
  "/payment",
  "/e_sign",
  "/documents",
  "/support",
];

const aliases: [alias: string, path: RegExp][] = [
  ["/search?zone=4", /\/search-car\?zone=4/],
  ["/book/Kia/1/2?from=2027-01-10", /\/book-car\/Kia\/1\/2\?from=2027-01-10/],
  ["/bookConfirm", /\/book-car-confirm/],
  ["/cancellation_policy", /\/cancellation-policy/],
  ["/privacy_policy", /\/privacy-policy/],
];

inBothLanguages((language) => {
  test.beforeEach(({ context }) => comeBack(context, language));

  test("a protected page leads a visitor to sign in, with a return address", async ({ page }) => {
    for (const path of guarded) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/signIn\\?returnUrl=${encodeURIComponent(path)}`));
    }
  });

  test("signing in leads back to the requested page", async ({ page, request, say }) => {
    const { email } = await newClient(request, language);
    await page.goto("/previous-travel-plans");
    await page.getByLabel(say("account.field.email")).fill(email);
    await page.getByLabel(say("account.field.password")).fill(PASSWORD);
    await page.getByRole("button", { name: say("account.signIn.submit") }).click();
    await expect(page).toHaveURL(/\/previous-travel-plans$/);
  });

  test("a return address on another site is not followed (SAFE-9)", async ({ page, request, say }) => {
    const { email } = await newClient(request, language);
    await page.goto("/signIn?returnUrl=https%3A%2F%2Fevil.example%2F");
    await page.getByLabel(say("account.field.email")).fill(email);
    await page.getByLabel(say("account.field.password")).fill(PASSWORD);
    await page.getByRole("button", { name: say("account.signIn.submit") }).click();
    await expect(page).toHaveURL(/localhost:\d+\/(home)?$/);
  });

  test("an old address redirects to the new one and keeps the rest of the path", async ({ page }) => {
    for (const [alias, path] of aliases) {
      await page.goto(alias);
      await expect(page).toHaveURL(path);
    }
  });

  test("any other path shows that the page was not found", async ({ page, say }) => {
    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { level: 1, name: say("shell.notFound") })).toBeVisible();
  });

  test("wrong credentials are refused in the page's language, and the input stays", async ({ page, say }) => {
    await page.goto("/signIn");
    await page.getByLabel(say("account.field.email")).fill("nobody@example.com");
    await page.getByLabel(say("account.field.password")).fill("not the password");
    await page.getByRole("button", { name: say("account.signIn.submit") }).click();
    await expect(page.getByText(say("error.account.badCredentials")).first()).toBeVisible();
    await expect(page.getByLabel(say("account.field.email"))).toHaveValue("nobody@example.com");
  });

  test("a change of language keeps the page, and survives a reload", async ({ page, say }) => {
    await page.goto("/signIn");
    await expect(page.getByRole("heading", { level: 1, name: say("account.signIn.title") })).toBeVisible();
    await page.getByRole("button", { name: say("shell.languageNow") }).click();
    const other = language === "en" ? "es" : "en";
    await page.getByText(languageFacts[other].name, { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page).toHaveURL(/\/signIn/);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
  });
});
