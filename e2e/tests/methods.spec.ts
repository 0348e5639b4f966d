import { transferContract } from "../../src/features/payments/methods/transfer/transfer.contract";
import { planContract } from "../../src/features/plan/plan.contract";
import { stillPdf } from "../../test/stillPdf";
import { expectAccessible } from "../accessible";
import { ask } from "../calls";
import { bearer, STAFF, signIn } from "../clients";
import { askFor, chooseMethod } from "../pages/awaited";
import { fillPayeezy, payeezyCards, payNow, signByName } from "../pages/payment";
import { expect, inBothLanguages, test } from "../scenarios";

inBothLanguages(() => {
  test("a plan is paid by bank transfer: order, proof, and the amount that staff match", async ({
    arrive,
    say,
    request,
  }) => {
    const { page, client, plan } = await arrive("plan-confirmed");
    await chooseMethod(page, say, "transfer");
    await askFor(page, say, "transfer");
    await expect(page.getByRole("heading", { name: say("transfer.ordered.title") })).toBeVisible();
    await expect(page.getByText(new RegExp(`MLC-${plan.TravelPlanId}-`))).toBeVisible();

    const order = page.waitForEvent("download");
    await page.getByRole("button", { name: say("transfer.order.download") }).click();
    expect((await order).suggestedFilename()).toMatch(/^transfer-MLC-.*\.pdf$/);

    const proof = { name: "proof.pdf", mimeType: "application/pdf", buffer: stillPdf };
    await page.getByTestId("proof").setInputFiles(proof);
    await expect(page.getByRole("heading", { name: say("transfer.reviewing.title") })).toBeVisible();

    const staff = await signIn(request, STAFF.email, STAFF.password);
    const headers = bearer(client.token);
    const params = { planId: plan.TravelPlanId };
    const transfer = await ask(request, transferContract.getTransfer, { params, headers });
    if (!transfer) throw new Error("the plan has no transfer");
    const body = { PaymentId: transfer.PaymentId, Amount: transfer.Amount, BankReference: transfer.PaymentId };
    await ask(request, transferContract.receiveTransfer, { body, headers: bearer(staff.token) });
    await page.reload();
    await expect(page).toHaveURL(/\/e_sign/);
    await signByName(page, say, "Ana Pérez Ruiz");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a plan is paid through Payeezy: declined, then paid and signed, no card number on our origin, and refunded", async ({
    arrive,
    say,
    request,
    baseURL,
  }) => {
    const { page, client, plan } = await arrive("payeezy-chosen");
    const sent: string[] = [];
    page.on("request", (made) => {
      if (made.url().startsWith(`${baseURL}/`)) sent.push(`${made.url()} ${made.postData() ?? ""}`);
    });
    await expect(page.getByRole("radio", { name: say("payment.method.120") })).toBeChecked();
    await fillPayeezy(page, payeezyCards.declined);
    await expectAccessible(page);
    await payNow(page, say);
    const told = page.getByRole("region", { name: say("payment.outcome.declined.title") });
    await expect(told).toContainText(say("error.payment.declined", { code: "insufficient_funds" }));
    await fillPayeezy(page, payeezyCards.approved);
    await payNow(page, say);
    await expect(page).toHaveURL(/\/e_sign/);
    const cards = Object.values(payeezyCards);
    expect(sent.filter((told) => cards.some((number) => told.includes(number)))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(cards.filter((number) => stored.includes(number))).toEqual([]);
    await signByName(page, say, "Ana Pérez Ruiz");

    await expect(page.getByRole("heading", { name: say("receipt.signed.title") })).toBeVisible();

    const { Bookings } = await ask(request, planContract.getPlan, {
      params: { id: plan.TravelPlanId, lang: "en" },
      headers: bearer(client.token),
    });
    const [booking] = Bookings;
    await page.goto(`/vouchers/${booking?.BookingId}`);
    await expect(page.getByText(booking?.VoucherNumber ?? "no voucher").first()).toBeVisible();
    await page.goto(`/refund-booking/${booking?.BookingId}`);
    await page
      .getByRole("button", { name: new RegExp(say("refund.action.client", { amount: "\\$[\\d.,]+" })) })
      .click();
    await expect(page.getByText(say("refund.status.sent"), { exact: true })).toBeVisible({ timeout: 30_000 });
  });

  test("a plan is paid with a Stripe link: declined there, then paid, and the payer returns to the paid plan", async ({
    arrive,
    say,
  }) => {
    const { page, client } = await arrive("plan-confirmed");
    await chooseMethod(page, say, "link");
    await askFor(page, say, "link");
    await page.getByRole("link", { name: /Stripe/ }).click();
    const pay = async (card: string) => {
      await page.getByLabel(say("stripePage.email")).fill(client.email);
      await page.getByLabel(say("stripePage.number")).fill(card);
      await page.getByLabel(say("stripePage.code")).fill("123");
      await page.getByLabel(say("stripePage.name")).fill("Ana Pérez Ruiz");
      await page.getByRole("button", { name: say("stripePage.pay"), exact: true }).click();
    };
    await pay("4000000000009995");
    await expect(page.getByRole("alert")).toHaveText(say("stripePage.error.insufficient_funds"));
    await pay("4242424242424242");
    await expect(page).toHaveURL(/\/e_sign/, { timeout: 30_000 });
  });
});
