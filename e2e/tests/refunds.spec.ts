import { planContract } from "../../src/features/plan/plan.contract";
import { refundsContract } from "../../src/features/refunds/refunds.contract";
import { ask } from "../calls";
import { bearer, STAFF, signIn } from "../clients";
import { payButton } from "../pages/payment";
import { build, expect, inBothLanguages, test } from "../scenarios";

const dollars = (amount: number) => `$${(amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;

inBothLanguages(() => {
  test("a booking is refunded to the client, step by step, and its voucher is no longer valid", async ({
    arrive,
    say,
    request,
  }) => {
    const { page, client, plan } = await arrive("plan-signed");
    await page.goto("/previous-travel-plans");
    await page.getByRole("link", { name: say("plan.booking.refund") }).click();
    await expect(page.getByRole("radio", { name: say("refund.choice.client") })).toBeChecked();
    await expect(page.getByRole("radio", { name: say("refund.choice.fund") })).toBeVisible();
    const { Bookings } = await ask(request, planContract.getPlan, {
      params: { id: plan.TravelPlanId, lang: "en" },
      headers: bearer(client.token),
    });
    const booking = Bookings.find(({ Status }) => Status === "confirmed");
    // A week ahead the cancellation charge is one of the three days.
    const amount = dollars(Math.round(((booking?.PayNow ?? 0) * 2) / 3));
    await page.getByRole("button", { name: say("refund.action.client", { amount }) }).click();
    await expect(page.getByText(say("refund.timeline.toClient", { amount }))).toBeVisible();
    await expect(page.getByText(say("refund.status.sent"), { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.goto(`/vouchers/${booking?.BookingId}`);
    await expect(page.getByText(say("voucher.void.title"))).toBeVisible();
  });

  test("a refund to the fund pays the next plan", async ({ arrive, say, request }) => {
    const { page, client } = await arrive("plan-paid");
    await page.goto("/previous-travel-plans");
    await page.getByRole("link", { name: say("plan.booking.refund") }).click();
    await page.getByText(say("refund.choice.fund"), { exact: true }).click();
    await page.getByRole("button", { name: new RegExp(say("refund.action.fund", { amount: "\\$[\\d.,]+" })) }).click();
    await expect(page.getByText(say("refund.status.credited"), { exact: true })).toBeVisible();
    await page.goto("/fund");
    await expect(page.getByText(say("fund.balance"))).toBeVisible();
    await build(request, client, "plan-confirmed");
    await page.goto("/payment");
    await page.locator("input[name=fund]").check();
    await payButton(page, say).click();
    await expect(page).toHaveURL(/\/e_sign/);
  });

  test("a request waits for staff, and its client sees the decision", async ({ arrive, say, request }) => {
    const { page, client, plan } = await arrive("refund-requested");
    await expect(page.getByText(say("refund.status.requested"), { exact: true })).toBeVisible();
    const headers = bearer(client.token);
    const [asked] = await ask(request, refundsContract.getPlanRefunds, {
      params: { planId: plan.TravelPlanId },
      headers,
    });
    const desk = bearer((await signIn(request, STAFF.email, STAFF.password)).token);
    const body = { RequestId: asked?.RequestId ?? "", Approve: false, Reason: "The supplier delivered" };
    await ask(request, refundsContract.decideRefund, { headers: desk, body });
    await page.reload();
    await expect(page.getByText(say("refund.status.declined"), { exact: true })).toBeVisible();
    await expect(page.getByText(say("refund.step.note", { note: "The supplier delivered" }))).toBeVisible();
  });

  test("an opened voucher opens without a network until its client logs off (PAPER-8)", async ({
    arrive,
    say,
    context,
    request,
    complaints,
  }) => {
    const { page, client, plan } = await arrive("plan-signed");
    const headers = bearer(client.token);
    const { Bookings } = await ask(request, planContract.getPlan, {
      params: { id: plan.TravelPlanId, lang: "en" },
      headers,
    });
    const id = Bookings.at(-1)?.BookingId;
    await page.goto(`/vouchers/${id}`);
    await expect(page.getByText(say("voucher.kept"))).toBeVisible({ timeout: 20_000 });
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(`MLC-${plan.TravelPlanId}-${id}`)).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await page.reload();
    await page.getByRole("button", { name: new RegExp(say("shell.accountOf", { name: "" }).trim()) }).click();
    await page.getByRole("button", { name: say("shell.logOff") }).click();
    await expect.poll(() => page.evaluate(() => caches.has("malecon-vouchers"))).toBe(false);
    // Failed requests without a network are in the console.
    complaints.length = 0;
  });
});
