import { eq } from "drizzle-orm";
import { ANA, openRefundBed, PRICE, type RefundBed } from "../../../../test/fixtures/server/refundsTestBed";
import { storeRental } from "../../../../test/testBooking";
import { PaymentProvider } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import { purchaseMethods } from "./payments.tables";

const { BankTransferToUSA: TRANSFER, Clover } = PaymentProvider;
const CHARGE = 1_500;

let bed: RefundBed;
let planId: number;
let bookingId: number;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  await change({ enabled: true, minAmount: 10_000, maxAmount: null });
  ({ planId, bookingId } = await bed.payable());
  expect((await choose(TRANSFER)).status).toBe(200);
  expect(await shown()).toMatchObject({ Charge: CHARGE, PayNow: PRICE + CHARGE });
});

const change = (row: Partial<typeof purchaseMethods.$inferInsert>) =>
  bed.test.db.update(purchaseMethods).set(row).where(eq(purchaseMethods.id, TRANSFER));
const choose = (id: number) => bed.get(`/api/travelPlans/changePurchaseMethod/${planId}/${id}`);
const shown = async () => (await bed.get(`/api/travelPlans/${planId}/en`)).Data;
const contextOf = async () => (await bed.get(`/api/checkout/${planId}`)).Data.Stored.context;
const order = (Amount: number) =>
  bed.post("/api/checkout/transfers/order", {
    ...{ TravelPlanId: planId, ClientId: ANA, PaymentKey: crypto.randomUUID(), Amount, AcceptTerms: true },
  });

describe("a chosen method that can no longer be used for its plan (PLAN-39)", () => {
  it.each([
    ["turned off", { enabled: false }, { why: "notOffered" }],
    ["given a higher minimum", { minAmount: PRICE + 1 }, { why: "belowMinimum", limit: PRICE + 1 }],
    ["given a lower maximum", { maxAmount: PRICE - 1 }, { why: "aboveMaximum", limit: PRICE - 1 }],
  ])("is dropped once an operator has it %s, and its charge is no longer due", async (_what, row, why) => {
    await change(row);
    await bed.sweep();
    expect(await shown()).toMatchObject({ Charge: 0, PayNow: PRICE });
    expect(await contextOf()).toMatchObject({ method: null, dropped: { method: TRANSFER, ...why } });
    expect((await bed.pay(planId)).status).toBe(200);
  });

  it("is dropped by the payment itself if nothing dropped it earlier, and the other method's charge is due", async () => {
    await change({ enabled: false });
    expect((await bed.pay(planId)).Data).toMatchObject({ Amount: PRICE, Status: 2 });
  });

  it("is dropped immediately with the removal of the booking that leaves its plan below the minimum, and can be chosen again above it", async () => {
    const at = bed.test.now();
    const more = await storeRental(bed.test.db, { clientId: ANA, at, startsAt: at + 60 * DAY, planId });
    await bed.post("/api/support/bookings/confirm", { BookingId: more.bookingId, Reference: "CUB-2" }, bed.asStaff());
    await change({ minAmount: PRICE + 1 });
    expect(await shown()).toMatchObject({ Charge: CHARGE, PayNow: 2 * PRICE + CHARGE });
    expect((await bed.get(`/api/bookings/cancel/${bookingId}`)).status).toBe(200);
    expect(await shown()).toMatchObject({ Charge: 0, PayNow: PRICE });
    expect((await choose(TRANSFER)).ResultCode).toBe("payment.methodNotOffered");
    await change({ minAmount: PRICE });
    expect((await choose(TRANSFER)).status).toBe(200);
    expect(await contextOf()).toMatchObject({ method: TRANSFER, dropped: null });
  });

  it("keeps the terms of an earlier order", async () => {
    const { Data } = await order(PRICE + CHARGE);
    await change({ enabled: false, minAmount: PRICE + 1 });
    await bed.sweep();
    expect(await shown()).toMatchObject({ Charge: CHARGE });
    const arrival = { PaymentId: Data.PaymentId, Amount: PRICE + CHARGE, BankReference: "FT 1234 5678" };
    expect((await bed.post("/api/support/transfers/received", arrival, bed.asStaff())).status).toBe(200);
    expect(await shown()).toMatchObject({ State: "signing" });
  });

  it("is not dropped while it can be used", async () => {
    await bed.sweep();
    expect(await contextOf()).toMatchObject({ method: TRANSFER, dropped: null });
    expect((await choose(Clover)).status).toBe(200);
  });
});
