import type { APIRequestContext, Page } from "@playwright/test";
import { accountContract } from "../../src/features/account/account.contract";
import type { ScenarioName } from "../../src/tools/inspector/inspector.scenarios";
import { BIRTH_DATE, PASSWORD, type TestClient } from "../clients";
import { acceptPolicies, dayInYears, fillDriver } from "../pages/driverForm";
import { acceptTerms, cards, fillCard, pay, payButton, signByName, typeSignature } from "../pages/payment";
import { expect, inBothLanguages, test } from "../scenarios";
import type { Say } from "../texts";

/** Scenarios of a plan, and the pages of each that have a form or a button. */
const places: [ScenarioName, string[]][] = [
  ["plan-requested", ["/shopping-cart"]],
  ["plan-documents-missing", ["/shopping-cart", "/documents"]],
  ["plan-confirmed", ["/shopping-cart", "/payment"]],
  ["card-declined", ["/payment"]],
  ["transfer-ordered", ["/payment"]],
  ["transfer-under-review", ["/payment"]],
  ["link-awaiting", ["/payment"]],
  ["plan-paid", ["/shopping-cart", "/e_sign"]],
  ["plan-signed", ["/shopping-cart", "/e_sign"]],
  ["refund-requested", ["/previous-travel-plans"]],
  ["plan-unpaid-expired", ["/shopping-cart"]],
  ["plan-completed", ["/previous-travel-plans"]],
];

/** Calls that change something, although two of them are GETs. */
const changes = /\/api\/(bookings\/(cancel|delete)|travelPlans\/changePurchaseMethod|notes\/markAs)/;
/**
 * POST calls that change nothing here: queries, renewing the session, and saved items of this device, which are always
 * merged into the client's.
 */
const asks =
  /\/api\/saved$|CheckIfNameIsValid$|\/token$|\/clients\/challenge$|getCarOffer|getOffers|searchIndex|carAgencies|\/qa\//;

/** Collects the calls of a page that could change something. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isChange = changes.test(pathname) || (request.method() !== "GET" && !asks.test(pathname));
    if (isChange && pathname.startsWith("/api/")) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

/** Leaves the page and returns, with the browser's history and with a reload. */
async function wander(page: Page): Promise<void> {
  const ways = [() => page.goto("/help"), () => page.goBack(), () => page.reload(), () => page.goForward()];
  for (const go of [...ways, () => page.goBack()]) {
    await go();
    await page.waitForLoadState("networkidle");
  }
}

inBothLanguages(() => {
  for (const [scenario, paths] of places)
    test(`${scenario}: back, forward and reload submit nothing (FAULT-27)`, async ({ arrive }) => {
      const { page } = await arrive(scenario);
      for (const path of paths) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        const sent = listen(page);
        await wander(page);
        expect(sent).toEqual([]);
      }
    });

  test("a payment and a signature are sent once, wherever the client navigates afterwards (FAULT-27)", async ({
    arrive,
    say,
  }) => {
    const { page } = await arrive("plan-confirmed");
    const sent = listen(page);
    await page.goto("/payment");
    await pay(page, say, cards.approved);
    await expect(page).toHaveURL(/\/e_sign/, { timeout: 20_000 });
    await wander(page);
    expect(sent.filter((call) => call.includes("doPayment"))).toHaveLength(1);
    await page.goto("/e_sign");
    await signByName(page, say, "Ana Pérez Ruiz");
    await expect(page.getByText(say("receipt.signed.title"))).toBeVisible({ timeout: 20_000 });
    const before = sent.length;
    await wander(page);
    expect(sent.slice(before)).toEqual([]);
  });
});

/** Ends the session, as a changed password or another device would. */
async function endSession(request: APIRequestContext): Promise<void> {
  expect((await request.post(accountContract.logOff.path)).ok()).toBe(true);
}

async function signInAgain(page: Page, say: Say, { email }: TestClient): Promise<void> {
  await page
    .getByRole("alertdialog")
    .getByRole("link", { name: say("home.expired.signIn") })
    .click();
  await expect(page).toHaveURL(/\/signIn\?returnUrl=/);
  await page.getByLabel(say("account.field.email")).fill(email);
  await page.getByLabel(say("account.field.password"), { exact: false }).fill(PASSWORD);
  await page.getByRole("button", { name: say("account.signIn.submit") }).click();
}

inBothLanguages(() => {
  test("after a session ended during a booking, signing in leads back to the input (FAULT-25)", async ({
    arrive,
    say,
    request,
  }) => {
    const { page, client } = await arrive("plan-empty");
    await page.goto("/search-car");
    const offers = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
    await offers
      .getByRole("link", { name: /^Havanautos/ })
      .first()
      .click();
    await fillDriver(page, say);
    await acceptPolicies(page);
    await endSession(request);
    await page.getByRole("button", { name: say("car.book.submit") }).click();
    await signInAgain(page, say, client);
    await expect(page).toHaveURL(/\/book-car\//);
    await expect(page.getByLabel(say("car.book.licence")).first()).toHaveValue("D4567890");
    await page.getByRole("button", { name: say("car.book.submit") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("book.created") })).toBeVisible();
  });

  test("after a session ended during a document's entry, signing in leads back to the input (FAULT-25, WEB-15)", async ({
    arrive,
    say,
    request,
  }) => {
    const { page, client } = await arrive("plan-documents-missing");
    await page.goto("/documents");
    const passport = page.getByRole("region", { name: say("documents.passport.title") });
    await passport.getByLabel(say("documents.field.passportNumber")).fill("X7654321");
    await passport.getByLabel(say("documents.field.country")).selectOption("167");
    await passport.getByLabel(say("documents.field.birthDate")).fill(BIRTH_DATE);
    await passport.getByLabel(say("documents.field.expires")).fill(dayInYears(4));
    await endSession(request);
    await passport.getByRole("button", { name: say("documents.savePassport") }).click();
    await signInAgain(page, say, client);
    await expect(page).toHaveURL(/\/documents/);
    await expect(passport.getByLabel(say("documents.field.passportNumber"))).toHaveValue("X7654321");
    await passport.getByRole("button", { name: say("documents.savePassport") }).click();
    await expect(passport.getByRole("button", { name: say("documents.passport.change") })).toBeVisible();
  });

  test("after a session ended before the payment, signing in leads back to it, and nothing was charged (FAULT-25)", async ({
    arrive,
    say,
    request,
  }) => {
    const { page, client } = await arrive("plan-confirmed");
    await page.goto("/payment");
    await fillCard(page, cards.approved);
    await acceptTerms(page, say);
    await endSession(request);
    await payButton(page, say).click();
    await signInAgain(page, say, client);
    await expect(page).toHaveURL(/\/payment/);
    await expect(payButton(page, say)).toBeVisible();
    await pay(page, say, cards.approved);
    await expect(page).toHaveURL(/\/e_sign/, { timeout: 20_000 });
  });

  test("after a session ended before the signature, signing in leads back to the receipt (FAULT-25)", async ({
    arrive,
    say,
    request,
  }) => {
    const { page, client } = await arrive("plan-paid");
    await page.goto("/e_sign");
    await typeSignature(page, say, "Ana Pérez Ruiz");
    await endSession(request);
    await page.getByRole("button", { name: say("checkout.action.sign") }).click();
    await signInAgain(page, say, client);
    await expect(page).toHaveURL(/\/e_sign/);
    await signByName(page, say, "Ana Pérez Ruiz");
    await expect(page.getByText(say("receipt.signed.title"))).toBeVisible({ timeout: 20_000 });
  });
});
