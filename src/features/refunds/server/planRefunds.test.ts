import { eq } from "drizzle-orm";
import { ANA, LUIS, openRefundBed, PRICE, type RefundBed } from "../../../../test/fixtures/server/refundsTestBed";
import { DAY } from "../../../shared/instant";
import { imbalances } from "../../ledger/ledger.rules";
import { readBooks } from "../../payments/server/books.repository";
import { refunds } from "../../payments/server/refunds.tables";

let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());
afterEach(async () => expect(imbalances(await readBooks(bed.test.db))).toEqual([]));

describe("all refunds of a plan", () => {
  const refundsOf = async (planId: number) => (await bed.get(`/api/refunds/plans/${planId}`)).Data;
  const sumsOf = async (planId: number) => (await bed.get(`/api/refunds/plans/${planId}/sums`)).Data;
  const nowhere = { ForBookings: 0, KeptByPolicy: 0, KeptCharge: 0, OnItsWay: 0, Sent: 0, InFund: 0, ExpiredInFund: 0 };

  it("show what an unsigned plan gives back, by which way, and when it was sent (REFUND-15, REFUND-17)", async () => {
    const { planId } = await bed.paid();
    expect(await sumsOf(planId)).toEqual({ ...nowhere, Paid: PRICE, FromFund: 0, ForBookings: PRICE });
    expect(await refundsOf(planId)).toEqual([]);
    await bed.sweep("PT24H");
    await bed.sweep();
    const [refund, ...others] = await refundsOf(planId);
    expect(refund).toMatchObject({ Cause: "unsigned", BookingId: null, Status: "sent", Means: "card", Amount: PRICE });
    expect([others, refund.ArrivesBy - refund.SentAt]).toEqual([[], 10 * DAY]);
    expect(await sumsOf(planId)).toEqual({ ...nowhere, Paid: PRICE, FromFund: 0, Sent: PRICE });
  });

  it("show what an unsigned plan gives back to the fund that had paid it (REFUND-10)", async () => {
    const first = await bed.paid();
    await bed.toFund(first.bookingId);
    const { planId } = await bed.payable();
    await bed.pay(planId, ANA, { FundAmount: PRICE, Token: undefined });
    await bed.sweep("PT24H");
    expect(await refundsOf(planId)).toMatchObject([
      { Cause: "unsigned", Status: "credited", Amount: PRICE, ToMethod: 0, ToLots: PRICE, Means: null },
    ]);
    expect(await sumsOf(planId)).toEqual({ ...nowhere, Paid: PRICE, FromFund: PRICE, InFund: PRICE });
  });

  it("name what the policy keeps of a past plan, and a refund that staff sent another way (REFUND-17)", async () => {
    const { planId, bookingId } = await bed.paid(ANA, 8);
    const back = PRICE - PRICE / 5;
    await bed.toClient(bookingId);
    expect(await refundsOf(planId)).toMatchObject([{ Cause: "booking", Status: "approved", Means: "card" }]);
    expect(await sumsOf(planId)).toMatchObject({ OnItsWay: back, KeptByPolicy: PRICE / 5 });
    // As if the payer's bank had returned it.
    const returned = { failureCode: "sent_back", askAgainAt: null };
    await bed.test.db.update(refunds).set(returned).where(eq(refunds.bookingId, bookingId));
    expect(await refundsOf(planId)).toMatchObject([{ Status: "returned", Means: "other" }]);
    const [owed] = await bed.test.db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
    await bed.post("/api/support/refunds/sent", { RefundId: owed?.id, Reference: "BANK-78" }, bed.asStaff());
    expect(await refundsOf(planId)).toMatchObject([{ Status: "sent", Means: "other", Reference: "BANK-78" }]);
    expect(await sumsOf(planId)).toEqual({
      ...nowhere,
      ...{ Paid: PRICE, FromFund: 0, Sent: back, KeptByPolicy: PRICE / 5 },
    });
  });

  it("are another client's to nobody", async () => {
    const { planId } = await bed.paid();
    expect((await bed.get(`/api/refunds/plans/${planId}/sums`, bed.test.as(LUIS))).status).toBe(404);
  });
});
