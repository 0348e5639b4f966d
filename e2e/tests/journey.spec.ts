import { activationDigits, comeBack, STAFF, signIn } from "../clients";
import { acceptPolicies, dayInYears, fillDriver } from "../pages/driverForm";
import { cards, pay, signByName } from "../pages/payment";
import { expect, inBothLanguages, test } from "../scenarios";
import { sayIn } from "../texts";

inBothLanguages((language) => {
  test("a visitor rents a car, from the search to the printed voucher", async ({ page, say, context, browser }) => {
    test.slow();
    await comeBack(context, language);
    const email = `journey.${language}.${test.info().project.name}@example.com`;

    await test.step("searches from the home page; the search is in the address", async () => {
      await page.goto("/");
      await page.getByRole("button", { name: say("car.search.submit") }).click();
      await expect(page).toHaveURL(/\/search-car\?/);
      const offers = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
      await expect(offers.first()).toBeVisible();
      await page.reload();
      await expect(offers.first()).toBeVisible();
      // A company that confirms by hand, not instantly.
      const company = page.getByRole("link", { name: /^Havanautos/ });
      const car = offers.filter({ has: company }).first();
      // On a phone the companies are shown with the parts of the price.
      await car.locator("summary").first().click();
      await car.getByRole("link", { name: /^Havanautos/ }).click();
    });

    await test.step("fills in the driver and is asked to register, without losing the draft", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await fillDriver(page, say);
      await acceptPolicies(page);
      await page.getByRole("button", { name: say("car.book.signIn") }).click();
      await expect(page).toHaveURL(/\/signUp\?returnUrl=/);
    });

    await test.step("registers with an email and the mailed code, without a password", async () => {
      await expect(page.getByLabel(say("account.field.firstName"))).not.toHaveValue("");
      await page.getByLabel(say("account.field.email")).fill(email);
      await page.getByRole("button", { name: say("account.signUp.submit") }).click();
      await expect(page.getByRole("heading", { name: say("account.signUpSuccess.title") })).toBeVisible();
      await page.getByLabel(say("account.signUpSuccess.code")).fill(await activationDigits(page.request, email));
      await page.getByRole("button", { name: say("account.signUpSuccess.submit") }).click();
    });

    await test.step("returns to the same form, and books", async () => {
      await expect(page).toHaveURL(/\/book-car\//);
      await expect(page.getByLabel(say("car.book.licence")).first()).toHaveValue("D4567890");
      await page.getByRole("button", { name: say("car.book.submit") }).click();
      await expect(page.getByRole("heading", { level: 1, name: say("book.created") })).toBeVisible();
      await page.getByRole("link", { name: say("book.confirm.toPlan") }).click();
      await expect(page.getByText(say("checkout.present.confirmingWithGaps.title"))).toBeVisible();
    });

    await test.step("the supplier confirms", async () => {
      const desk = await browser.newContext();
      await comeBack(desk, "en", await signIn(desk.request, STAFF.email, STAFF.password));
      const staff = await desk.newPage();
      const sayToStaff = sayIn("en");
      await staff.goto("/support/bookings");
      const card = staff.getByRole("article").filter({ hasText: email });
      await card.getByRole("button", { name: sayToStaff("support.answer.confirm"), exact: true }).click();
      await card.getByLabel(sayToStaff("support.field.confirm")).fill("HAV-4711");
      await card.getByRole("button", { name: sayToStaff("support.send.confirm") }).click();
      await expect(card).toHaveCount(0);
      await desk.close();
    });

    await test.step("enters the passport; the license is taken from the booking", async () => {
      await page.goto("/documents");
      const passport = page.getByRole("region", { name: say("documents.passport.title") });
      await passport.getByLabel(say("documents.field.passportNumber")).fill("X12345678");
      await passport.getByLabel(say("documents.field.country")).selectOption("167");
      await passport.getByLabel(say("documents.field.expires")).fill(dayInYears(4));
      await passport.getByRole("button", { name: say("documents.savePassport") }).click();
      await expect(passport.getByRole("button", { name: say("documents.passport.change") })).toBeVisible();
    });

    await test.step("gives the phone, all that the profile lacks beside the passport", async () => {
      await page.goto("/shopping-cart");
      await page.getByLabel(/Phone|Teléfono/).fill("+1 305 555 0142");
      await page.getByRole("button", { name: say("account.phone.save") }).click();
      await expect(page.getByRole("heading", { name: say("checkout.present.choosing.title") })).toBeVisible();
      await expect(page.getByText("HAV-4711")).toBeVisible();
    });

    await test.step("pays by card", async () => {
      await page.goto("/payment");
      await pay(page, say, cards.approved);
      await expect(page).toHaveURL(/\/e_sign/, { timeout: 20_000 });
    });

    await test.step("signs the receipt and opens the voucher", async () => {
      await signByName(page, say, "Ana Pérez Ruiz");
      await expect(page.getByText(say("receipt.signed.title"))).toBeVisible({ timeout: 20_000 });
      // On a phone, too, the window shows what comes next.
      await expect(page.getByRole("link", { name: /Voucher/ }).first()).toBeInViewport();
      await page.goto("/shopping-cart");
      await expect(page.getByText(say("checkout.present.printing.title"))).toBeVisible();
      await page.goto("/e_sign");
      await page
        .getByRole("link", { name: new RegExp(`^${say("receipt.signed.voucher", { name: "" }).trim()}`) })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: say("voucher.title") })).toBeVisible();
      await expect(page.getByText("HAV-4711")).toBeVisible();
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: say("voucher.download") }).click();
      expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    });
  });
});
