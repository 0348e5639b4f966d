import { paymentsContract } from "../../src/features/payments/payments.contract";
import { checkoutContract } from "../../src/features/plan/checkout/checkout.contract";
import { PaymentStatus } from "../../src/shared/enumerations";
import { ask } from "../calls";
import { bearer } from "../clients";
import { cards, pay, payButton } from "../pages/payment";
import { expect, inBothLanguages, refusal, test } from "../scenarios";

inBothLanguages(() => {
  test("a declined card is reported, nothing is charged, and another card may be used", async ({
    arrive,
    say,
    request,
  }) => {
    const { page, client, plan } = await arrive("plan-confirmed");
    await page.goto("/payment");
    await pay(page, say, cards.declined);
    const told = page.getByRole("region", { name: say("payment.outcome.declined.title") });
    await expect(told).toContainText(say("payment.outcome.declined.title"));
    await expect(told).toContainText(say("error.payment.declined", { code: "card_declined" }));
    await pay(page, say, cards.approved);
    await expect(page).toHaveURL(/\/e_sign/);
    const headers = bearer(client.token);
    const params = { planId: plan.TravelPlanId };
    const { PaymentId } = await ask(request, checkoutContract.getCheckout, { params, headers });
    const paid = { paymentId: PaymentId ?? "" };
    const payment = await ask(request, paymentsContract.getPayment, { params: paid, headers });
    expect(payment.Status).toBe(PaymentStatus.Success);
  });

  for (const width of [390, 320])
    test(`an alert covers neither the header, the main button nor the end of a page ${width} pixels wide (WEB-9)`, async ({
      arrive,
      say,
    }) => {
      const { page } = await arrive("plan-confirmed");
      await page.setViewportSize({ width, height: 844 });
      await page.route(`**${paymentsContract.getAcceptedCards.path.replace(":methodId", "**")}`, (route) =>
        route.fulfill({ status: 409, json: refusal }),
      );
      await page.goto("/payment");
      await pay(page, say, cards.declined);
      await expect(page.getByRole("region", { name: say("payment.outcome.declined.title") })).toBeVisible();
      await expect(page.locator(".alerts").getByRole("alert")).toBeVisible();
      const button = payButton(page, say);
      await button.scrollIntoViewIfNeeded();
      await button.click({ trial: true });
      // The last element of the page.
      await page
        .getByRole("complementary")
        .getByRole("link", { name: say("shell.help") })
        .click({ trial: true });
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const control of await page.getByRole("banner").locator("a, button").all())
        if (await control.isVisible()) await control.click({ trial: true });
      await page.getByRole("main").getByRole("link").first().click({ trial: true });
    });

  test("on a phone the card's fields begin less than 1,150 px below the top of the page (PAY-46)", async ({
    arrive,
  }) => {
    const { page } = await arrive("plan-confirmed");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/payment");
    const fields = page.locator("iframe");
    await expect(fields).toHaveCSS("opacity", "1");
    const top = await fields.evaluate((frame) => frame.getBoundingClientRect().top + window.scrollY);
    expect(top).toBeLessThan(1_150);
  });

  test("on a phone the method that is pressed stays under the finger, whatever is explained of another one (PAY-46)", async ({
    arrive,
  }) => {
    const { page } = await arrive("plan-confirmed");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/payment");
    const methods = page.locator("label").filter({ has: page.locator("input[name=method]") });
    await expect(methods.nth(1)).toBeVisible();
    const last = (await methods.count()) - 1;
    const topOf = (index: number) => methods.nth(index).evaluate((card) => card.getBoundingClientRect().top);
    for (const index of [last, 0, last - 1]) {
      await methods.nth(index).scrollIntoViewIfNeeded();
      const before = await topOf(index);
      await methods.nth(index).click();
      await expect(methods.nth(index).getByRole("radio")).toBeChecked();
      // The server has accepted the choice once the others can be pressed again.
      await expect(methods.nth(index === 0 ? last : 0).getByRole("radio")).toBeEnabled();
      expect(Math.abs((await topOf(index)) - before)).toBeLessThan(2);
    }
  });

  test("a payment that the bank answers late survives a reload: the page polls its outcome and does not pay again (FAULT-7)", async ({
    arrive,
    say,
  }) => {
    const { page } = await arrive("plan-confirmed");
    await page.goto("/payment");
    const attempts: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes("doPaymentWithCloverAPI")) attempts.push(sent.url());
    });
    await pay(page, say, cards.slow);
    await expect(page.getByRole("heading", { name: say("payment.underWay.title") })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: say("payment.underWay.title") })).toBeVisible();
    await expect(page).toHaveURL(/\/e_sign/, { timeout: 40_000 });
    expect(attempts).toHaveLength(1);
  });

  test("pressing the button twice pays once", async ({ arrive, say }) => {
    const { page } = await arrive("plan-confirmed");
    await page.goto("/payment");
    const attempts: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes("doPaymentWithCloverAPI")) attempts.push(sent.url());
    });
    await pay(page, say, cards.approved, { presses: 2 });
    await expect(page).toHaveURL(/\/e_sign/);
    expect(attempts).toHaveLength(1);
  });

  test("a plan that cannot be paid yet shows the reason on its payment page (PLAN-23)", async ({ arrive, say }) => {
    const { page } = await arrive("driver-in-review");
    await page.goto("/payment");
    await expect(page.getByText(say("checkout.canIPay.summary", { open: 0, checking: "true" }))).toBeVisible();
    await expect(payButton(page, say)).toHaveCount(0);
  });

  test("no card number is sent to our origin or stored in the browser (FAULT-24, SAFE-5, PAY-17)", async ({
    arrive,
    say,
    baseURL,
  }) => {
    const { page } = await arrive("plan-confirmed");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(`${baseURL}/`)) sent.push(`${request.url()} ${request.postData() ?? ""}`);
    });
    await page.goto("/payment");
    await pay(page, say, cards.approved);
    await expect(page).toHaveURL(/\/e_sign/);
    expect(sent.filter((request) => request.includes(cards.approved))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(cards.approved);
  });
});
