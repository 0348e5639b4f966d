import { randomUUID } from "node:crypto";
import { and, eq, like, sql } from "drizzle-orm";
import {
  ANA,
  DECLINED_CARD,
  LUIS,
  openRefundBed,
  PRICE,
  type RefundBed,
  STAFF,
} from "../../../../../../test/fixtures/server/refundsTestBed";
import { storeRental } from "../../../../../../test/testBooking";
import { PaymentProvider } from "../../../../../shared/enumerations";
import { DAY, HOUR } from "../../../../../shared/instant";
import { ledgerEntries } from "../../../../ledger/server/ledger.tables";
import type { MoneyNumbers, Numbers } from "../../../numbers/numbers.schemas";
import type { SupportPlan } from "../../../plans/plans.schemas";

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

/** The amount held for a plan, by the ledger. */
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

describe("a plan's money in the back office equals the ledger", () => {
  it("is absent before any has arrived", async () => {
    const { planId } = await bed.payable();
    expect(await moneyOf(planId)).toBeNull();
  });

  it("shows what was paid, what is to be refunded, what has been refunded and what is left, in total and by booking", async () => {
    const { planId, bookingId } = await bed.paid();
    const nothing = { FromFund: 0, Back: 0, ToFund: 0, Owed: 0, Bookings: [] };
    expect(await moneyOf(planId)).toEqual({ ...nothing, Paid: PRICE, Left: PRICE });
    await refund(bookingId, 16_600, "client");
    const back = { Paid: PRICE, Left: PRICE - 16_600, Bookings: [{ BookingId: bookingId, Back: 16_600 }] };
    expect(await moneyOf(planId)).toEqual({ ...nothing, ...back, Owed: 16_600 });
    await bed.sweep();
    expect(await moneyOf(planId)).toEqual({ ...nothing, ...back, Back: 16_600 });
  });

  it("shows the part paid from the fund and the part refunded into it", async () => {
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

  it("shows that all of it was refunded if the receipt was not signed in time", async () => {
    const { planId } = await bed.paid();
    bed.test.pass(25 * HOUR);
    await bed.sweep();
    await bed.sweep();
    expect(await moneyOf(planId)).toMatchObject({ Paid: PRICE, Back: PRICE, Owed: 0, Left: 0 });
  });
});

describe("the back office's statistics equal the facts and the ledger", () => {
  const read = async (path: string, headers = bed.asStaff()) => bed.get(`/api/support/numbers/${path}`, headers);
  const usual = async (): Promise<Numbers> => (await read("last30/today")).Data;
  const money = async (): Promise<MoneyNumbers> => (await read("money/last30/today")).Data;
  const plansAt = async (step: string) => (await usual()).Steps.find(({ Step }) => Step === step)?.Plans ?? 0;

  it("count how far plans came, and why those that were cancelled were (DESK-29)", async () => {
    const before = await usual();
    const begun = before.Steps[0]?.Plans ?? 0;
    expect(before.Endings.reduce((all, { Plans }) => all + Plans, 0)).toBe(begun);
    const status = Object.fromEntries(before.Endings.map(({ Ending, Plans }) => [Ending, Plans]));
    expect(status).toMatchObject({ unsigned: 2, unpaid: 0, completed: 0 });
    expect(status.refunded).toBeGreaterThan(0);
    const [confirmed, checked, paid] = [await plansAt("confirmed"), await plansAt("documents"), await plansAt("paid")];
    await storeRental(bed.test.db, { clientId: ANA, at: bed.test.now(), startsAt: bed.test.now() + 40 * DAY });
    await bed.payable();
    expect([await plansAt("begun"), await plansAt("confirmed")]).toEqual([begun + 2, confirmed + 1]);
    expect([await plansAt("documents"), await plansAt("paid")]).toEqual([checked + 1, paid]);
  });

  it("contain how long each supplier took, and which cards were declined why (DESK-29)", async () => {
    const of = async (name: string) => (await usual()).Suppliers.find(({ SupplierName }) => SupplierName === name);
    const [known] = (await usual()).Suppliers;
    const slow = await storeRental(bed.test.db, {
      ...{ clientId: LUIS, at: bed.test.now(), startsAt: bed.test.now() + 40 * DAY },
    });
    await bed.sweep("PT5H");
    const confirm = { BookingId: slow.bookingId, Reference: "CUB-9" };
    await bed.post("/api/support/bookings/confirm", confirm, bed.asStaff());
    const after = await of(known?.SupplierName ?? "");
    expect([after?.Asked, after?.Confirmed]).toEqual([(known?.Asked ?? 0) + 1, (known?.Confirmed ?? 0) + 1]);
    expect(after?.Median).toBe(0);
    expect(after?.NineOfTen).toBeGreaterThan(0);
    expect((await usual()).Declines).toEqual([]);
    const { planId } = await bed.payable();
    await bed.pay(planId, ANA, {}, DECLINED_CARD);
    expect((await usual()).Declines).toEqual([{ Code: "card_declined", Payments: 1 }]);
  });

  it("add up to the providers' balances, by day and method, and to the refunds by destination (DESK-29)", async () => {
    const { Days, Refunds, To } = await money();
    const held = Days.reduce((all, { Captured, Refunded }) => all + Captured - Refunded, 0);
    const [books] = await bed.test.db
      .select({ amount: sql<number>`sum(${ledgerEntries.amount})::int` })
      .from(ledgerEntries)
      .where(like(ledgerEntries.account, "provider:%"));
    expect(held).toBe(books?.amount);
    expect(Days.every(({ Method, Day }) => Method === PaymentProvider.Clover && Day <= To)).toBe(true);
    expect(new Set(Days.map(({ Day }) => Day)).size).toBeGreaterThan(1);
    const [client, fund, dispute] = Refunds;
    expect(client?.Amount).toBe(Days.reduce((all, { Refunded }) => all + Refunded, 0));
    // A refund of 415 to the fund, and what a payment had of it that was refunded.
    expect(fund).toEqual({ Way: "fund", Count: 2, Amount: PRICE + 11_500 });
    expect(dispute).toEqual({ Way: "dispute", Count: 0, Amount: 0 });
  });

  it("cover the days that are asked for, and refuse an invalid or too long period (DESK-29)", async () => {
    expect((await read("2025-01-01/2025-12-31")).Data.Steps[0]).toEqual({ Step: "begun", Plans: 0 });
    expect((await read("money/2025-01-01/2025-12-31")).Data.Days).toEqual([]);
    const longer = await read("2025-01-01/2026-01-02");
    expect([longer.status, longer.ResultCode]).toEqual([400, "support.periodWrong"]);
    expect((await read("2026-02-02/2026-02-01")).ResultCode).toBe("support.periodWrong");
    expect((await read("2026-02-30/today")).status).toBe(400);
  });

  it("show money to finance only (DESK-17, DESK-29)", async () => {
    const desk = bed.test.as(STAFF, "desk");
    expect((await read("last30/today", desk)).status).toBe(200);
    expect((await read("money/last30/today", desk)).status).toBe(403);
    expect((await read("money/last30/today", bed.test.as(STAFF, "finance"))).status).toBe(200);
  });
});
