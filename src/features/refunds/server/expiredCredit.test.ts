import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  ANA,
  DECLINED_CARD,
  openRefundBed,
  PRICE,
  type RefundBed,
} from "../../../../test/fixtures/server/refundsTestBed";
import { DAY, MINUTE } from "../../../shared/instant";
import { lotExpiry } from "../../fund/fund.rules";
import { fundHold, fundRelease } from "../../fund/server/fund.payments";
import { imbalances } from "../../ledger/ledger.rules";
import { CONSENT_VERSION } from "../../papers/receipt.schemas";
import { readBooks } from "../../payments/server/books.repository";
import { payments } from "../../payments/server/payments.tables";

let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
// All credit of the tests before has expired.
beforeEach(() => bed.test.pass(800 * DAY));
afterEach(async () => expect(imbalances(await readBooks(bed.test.db))).toEqual([]));
afterAll(() => bed.close());

const FROM_FUND = 20_000;
const BY_CARD = PRICE - FROM_FUND;
const fund = async () => (await bed.get(`/api/fund/${ANA}`)).Data;
const valuesOf = async (id: number) => (await bed.get(`/api/admin/bookings/getAllRefundValues/${id}`)).Data;
const decide = (RequestId: string) =>
  bed.post("/api/support/refunds/decide", { RequestId, Approve: true, Reason: "Looked into it" }, bed.asStaff());
const mailAbout = async (text: RegExp) =>
  (await bed.test.mailsTo("tourist@example.com")).find((mail) => text.test(mail.text))?.text ?? "";

/**
 * A booking that starts in ninety days, paid in part from credit that expires in `days`, and signed. Resolves to when
 * the credit expires.
 */
async function paidFromExpiringCredit(days: number, FundAmount = FROM_FUND) {
  const first = await bed.paid();
  const { Data } = await bed.toFund(first.bookingId);
  if (Data.Status === "requested") await decide(Data.RequestId);
  const [lot] = (await fund()).Lots;
  bed.test.pass(lot.ExpiresAt - days * DAY - bed.test.now());
  const next = await bed.payable(ANA, 90);
  const whole = FundAmount === PRICE ? { Token: undefined, HolderName: undefined } : {};
  expect((await bed.pay(next.planId, ANA, { FundAmount, ...whole })).status).toBe(200);
  return { ...next, expiresAt: lot.ExpiresAt as number };
}

/** Until `days` after the credit has expired, with the receipt signed before. */
async function afterExpiry(planId: number, expiresAt: number, days: number) {
  const signature = { SignerName: "Ana Rivera Soto", Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null };
  expect((await bed.post(`/api/checkout/${planId}/sign`, signature)).status).toBe(200);
  bed.test.pass(expiresAt + days * DAY - bed.test.now());
}

describe("credit that has expired when it is refunded (FUND-6)", () => {
  it("is lost if the client cancels, as shown before the choice, and afterwards on the page and in the email", async () => {
    const { planId, bookingId, expiresAt } = await paidFromExpiringCredit(3);
    await afterExpiry(planId, expiresAt, 5);
    const lost = { Amount: FROM_FUND, Fate: "lost", Until: expiresAt };
    const values = await valuesOf(bookingId);
    expect(values.ToClient).toMatchObject({ ToMethod: BY_CARD, ToLots: FROM_FUND, Lots: [lost] });
    expect(values.ToFund).toMatchObject({ ToNewLot: BY_CARD, Lots: [lost] });
    const failed = { Amount: FROM_FUND, Fate: "renewed", Until: lotExpiry(values.At) };
    expect(values.IfSupplierFailed.ToClient).toMatchObject({ Lots: [failed] });

    const { Data } = await bed.toClient(bookingId, { Amount: PRICE });
    expect(Data).toMatchObject({ Amount: PRICE, ToLots: FROM_FUND, LotsLost: FROM_FUND, LotsRenewed: 0 });
    expect((await fund()).Balance).toBe(0);
    expect((await bed.get(`/api/refunds/plans/${planId}/sums`)).Data).toMatchObject({
      ...{ Paid: PRICE, OnItsWay: BY_CARD, InFund: 0, ExpiredInFund: FROM_FUND },
    });
    const mail = await mailAbout(/We are refunding/);
    expect(mail).toContain("We are refunding $215.00 for your Geely CK in Havana");
    expect(mail).toMatch(/\$200\.00 came from credit of your fund that expired on [^:]+: it goes back to that credit/);
    expect(mail).toMatch(
      / {2}Paid: \$415\.00\n {2}Goes back to the card you paid with: \$215\.00\n {2}Lost: [^:]+: \$200\.00/,
    );
  });

  it("is renewed if the supplier failed, as the statement and the email show", async () => {
    const { planId, bookingId, expiresAt } = await paidFromExpiringCredit(3);
    await afterExpiry(planId, expiresAt, 5);
    const { Data: asked } = await bed.toClient(bookingId, { SupplierFault: true, Reason: "No car was there" });
    bed.test.pass(2 * DAY);
    const at = bed.test.now();
    expect((await decide(asked.RequestId)).Data).toMatchObject({ LotsLost: 0, LotsRenewed: FROM_FUND });
    const after = await fund();
    expect(after.Balance).toBe(FROM_FUND);
    expect(after.Lots).toMatchObject([{ Amount: FROM_FUND, Left: FROM_FUND, ExpiresAt: lotExpiry(at) }]);
    expect(after.Entries[0]).toMatchObject({ Kind: "renewed", Amount: FROM_FUND, Balance: FROM_FUND });
    expect(await mailAbout(/we credit it to you anew/)).toContain("Credited to your fund anew, to be used by");
  });

  it("is renewed with a plan whose receipt is not signed, so that the full payment is returned (PLAN-17)", async () => {
    await paidFromExpiringCredit(0.5, PRICE);
    await bed.sweep("PT24H");
    expect((await fund()).Balance).toBe(PRICE);
    expect(await mailAbout(/was not signed in time/)).toContain("The money of your travel plan");
    expect(await mailAbout(/was not signed in time/)).toMatch(/Paid, \$415\.00 of it from your fund: \$415\.00/);
  });

  it("is renewed if staff refund by hand, as the preview shows", async () => {
    const { planId, bookingId, expiresAt } = await paidFromExpiringCredit(3);
    await afterExpiry(planId, expiresAt, 5);
    const shown = await bed.get(`/api/support/refunds/manual/${bookingId}`, bed.asStaff());
    expect(shown.Data).toMatchObject({ LeftFromFund: FROM_FUND, LeftRenewed: FROM_FUND });
    const order = { Key: randomUUID(), BookingId: bookingId, Amount: PRICE, Destination: "client", EndsBooking: true };
    const { Data } = await bed.post("/api/support/refunds/manual", { ...order, Reason: "Goodwill" }, bed.asStaff());
    expect(Data).toMatchObject({ LotsRenewed: FROM_FUND });
    expect((await fund()).Balance).toBe(FROM_FUND);
  });

  it("is renewed if it expired while a payment held it and that payment failed (PAY-19)", async () => {
    const first = await bed.paid();
    await bed.toFund(first.bookingId);
    const [lot] = (await fund()).Lots;
    bed.test.pass(lot.ExpiresAt - MINUTE - bed.test.now());
    const { planId } = await bed.payable(ANA, 90);
    await bed.pay(planId, ANA, { FundAmount: FROM_FUND }, DECLINED_CARD);
    expect((await fund()).Balance).toBe(PRICE);
    const [failed] = await bed.test.db.select().from(payments).where(eq(payments.planId, planId));
    const paymentId = failed?.id ?? "";
    await bed.test.db.transaction(async (tx) => {
      const at = lot.ExpiresAt - 1;
      expect(await fundHold(tx, { clientId: ANA, planId, paymentId, amount: FROM_FUND, at })).toBe(true);
      await fundRelease(tx, paymentId, lot.ExpiresAt);
    });
    bed.test.pass(MINUTE);
    const after = await fund();
    expect(after.Balance).toBe(FROM_FUND);
    expect(after.Lots).toMatchObject([{ Amount: FROM_FUND, ExpiresAt: lotExpiry(lot.ExpiresAt) }]);
  });

  it("pays the next plan, and returns to its new lot", async () => {
    const { planId, bookingId, expiresAt } = await paidFromExpiringCredit(3);
    await afterExpiry(planId, expiresAt, 5);
    const { Data: asked } = await bed.toClient(bookingId, { SupplierFault: true, Reason: "No car was there" });
    await decide(asked.RequestId);
    const next = await bed.payable(ANA, 90);
    expect((await bed.pay(next.planId, ANA, { FundAmount: FROM_FUND })).status).toBe(200);
    expect((await fund()).Balance).toBe(0);
    await bed.toClient(next.bookingId);
    expect((await fund()).Balance).toBe(FROM_FUND);
  });

  it("is renewed if it expired while the request waited for staff", async () => {
    await bed.close();
    bed = await openRefundBed({ CLIENTS_CAN_REFUND: "off" });
    const { planId, bookingId, expiresAt } = await paidFromExpiringCredit(3);
    await afterExpiry(planId, expiresAt, -1);
    const { Data: asked } = await bed.toClient(bookingId);
    expect(asked).toMatchObject({ Status: "requested", LotsLost: 0, LotsRenewed: 0 });
    bed.test.pass(2 * DAY);
    expect((await decide(asked.RequestId)).Data).toMatchObject({ LotsLost: 0, LotsRenewed: FROM_FUND });
    expect((await fund()).Balance).toBe(FROM_FUND);
  });
});
