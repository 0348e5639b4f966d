import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { ANA, openRefundBed, PRICE, type RefundBed } from "../../../../../test/beds/server/refundsTestBed";
import { HOUR } from "../../../../shared/instant";
import { ledgerEntries } from "../../../fund/server/money.tables";
import type { SupportPlan } from "../../plans.schemas";

let bed: RefundBed;

beforeAll(async () => {
  bed = await openRefundBed({ CLIENTS_CAN_REFUND: "on" });
});
afterAll(() => bed.close());

const moneyOf = async (planId: number): Promise<SupportPlan["Money"]> => {
  const money = (await bed.get(`/api/support/plans/${planId}/en`, bed.asStaff())).Data.Money;
  expect(money?.Left ?? 0).toBe(await heldFor(planId));
  return money;
};

/** What the ledger says that we hold for a plan. */
async function heldFor(planId: number): Promise<number> {
  const [row] = await bed.test.db
    .select({ amount: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.planId, planId), eq(ledgerEntries.account, "plans")));
  return row?.amount ?? 0;
}

const refund = (BookingId: number, Amount: number, Destination: "client" | "fund", EndsBooking = false) =>
  bed.post(
    "/api/support/refunds/manual",
    { Key: randomUUID(), BookingId, Amount, Destination, EndsBooking, Reason: "A smaller car" },
    bed.asStaff(),
  );

describe("a plan's money at the desk, which is what the ledger says", () => {
  it("is not spoken of before any has come in", async () => {
    const { planId } = await bed.payable();
    expect(await moneyOf(planId)).toBeNull();
  });

  it("tells what was paid, what is to go back, what has gone back and what is left, in all and by booking", async () => {
    const { planId, bookingId } = await bed.paid();
    const nothing = { FromFund: 0, Back: 0, ToFund: 0, Owed: 0, Bookings: [] };
    expect(await moneyOf(planId)).toEqual({ ...nothing, Paid: PRICE, Left: PRICE });
    await refund(bookingId, 16_600, "client");
    const back = { Paid: PRICE, Left: PRICE - 16_600, Bookings: [{ BookingId: bookingId, Back: 16_600 }] };
    expect(await moneyOf(planId)).toEqual({ ...nothing, ...back, Owed: 16_600 });
    await bed.sweep();
    expect(await moneyOf(planId)).toEqual({ ...nothing, ...back, Back: 16_600 });
  });

  it("tells what of it came from the fund and went into it", async () => {
    const first = await bed.paid();
    await refund(first.bookingId, PRICE, "fund", true);
    const whole = { Paid: PRICE, FromFund: 0, Back: PRICE, ToFund: PRICE, Owed: 0, Left: 0 };
    expect(await moneyOf(first.planId)).toMatchObject(whole);
    const next = await bed.payable();
    await bed.pay(next.planId, ANA, { FundAmount: 11_500 });
    expect(await moneyOf(next.planId)).toMatchObject({ Paid: PRICE, FromFund: 11_500, Left: PRICE });
    await refund(next.bookingId, PRICE, "client", true);
    const mixed = { Back: 11_500, ToFund: 11_500, Owed: PRICE - 11_500, Left: 0 };
    expect(await moneyOf(next.planId)).toMatchObject(mixed);
  });

  it("tells that all of it is back where the receipt was not signed in time", async () => {
    const { planId } = await bed.paid();
    bed.test.pass(25 * HOUR);
    await bed.sweep();
    await bed.sweep();
    expect(await moneyOf(planId)).toMatchObject({ Paid: PRICE, Back: PRICE, Owed: 0, Left: 0 });
  });
});
