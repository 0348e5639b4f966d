import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { ANA, openRefundBed, PRICE, type RefundBed } from "../../../../test/fixtures/server/refundsTestBed";
import { PaymentProvider } from "../../../shared/enumerations";
import { moneyText } from "../../../shared/moneyText";
import { imbalances } from "../../ledger/ledger.rules";
import { readBooks } from "../../payments/server/books.repository";
import { payments, purchaseMethods } from "../../payments/server/payments.tables";
import { refunds } from "../../payments/server/refunds.tables";
import { travelPlans } from "../../plan/server/plan.tables";

let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());
afterEach(async () => expect(imbalances(await readBooks(bed.test.db))).toEqual([]));

const valuesOf = (id: number) => bed.get(`/api/admin/bookings/getAllRefundValues/${id}`);
const byHand = (BookingId: number, Amount: number) => {
  const order = { Key: randomUUID(), BookingId, Amount, Destination: "client", EndsBooking: false, Reason: "Goodwill" };
  return bed.post("/api/support/refunds/manual", order, bed.asStaff());
};
const stateOf = async (planId: number) => {
  const [plan] = await bed.test.db.select().from(travelPlans).where(eq(travelPlans.id, planId));
  return plan?.state;
};

describe("the payment method's charge", () => {
  const RATE = 250;
  const CHARGE = Math.round((PRICE * RATE) / 10_000);
  const setRate = (chargeRate: number) =>
    bed.test.db.update(purchaseMethods).set({ chargeRate }).where(eq(purchaseMethods.id, PaymentProvider.Clover));
  beforeAll(() => setRate(RATE));
  afterAll(() => setRate(0));

  async function paidWithCharge() {
    const rental = await bed.payable(ANA, 8);
    await bed.get(`/api/travelPlans/changePurchaseMethod/${rental.planId}/${PaymentProvider.Clover}`);
    expect((await bed.pay(rental.planId, ANA, { Amount: PRICE + CHARGE })).status).toBe(200);
    return rental;
  }

  it("is kept when the client cancels, to the card or the fund, and is named before that (REFUND-11)", async () => {
    const { bookingId } = await paidWithCharge();
    expect((await valuesOf(bookingId)).Data).toMatchObject({
      ...{ Means: "card", MethodCharge: CHARGE },
      ToClient: { Amount: PRICE - PRICE / 5, Charge: PRICE / 5 },
      ToFund: { Amount: PRICE, Charge: 0 },
    });
    expect((await bed.toFund(bookingId, { Amount: PRICE })).Data).toMatchObject({ Amount: PRICE, ToNewLot: PRICE });
  });

  it("is named with the total in the emails about the plan, as on its page (MAIL-5)", async () => {
    const { planId } = await paidWithCharge();
    const [mail] = (await bed.test.mailsTo("tourist@example.com")).filter(({ key }) =>
      key.startsWith(`plan-${planId}-sign-by`),
    );
    expect(mail?.text).toContain(`Includes ${moneyText(CHARGE, "en")} for the payment method you chose`);
  });

  it("is refunded with everything else if the supplier failed (REFUND-4)", async () => {
    const { bookingId } = await paidWithCharge();
    const everything = PRICE + CHARGE;
    expect((await valuesOf(bookingId)).Data.IfSupplierFailed).toMatchObject({
      ToClient: { Amount: everything, Charge: 0, ToMethod: everything },
      ToFund: { Amount: everything, Charge: 0, ToNewLot: everything },
    });
    const order = { SupplierFault: true, Reason: "No car was there", Amount: everything };
    const { Data: asked } = await bed.toClient(bookingId, order);
    const decision = { RequestId: asked.RequestId, Approve: true, Reason: "The company says so too" };
    const { Data } = await bed.post("/api/support/refunds/decide", decision, bed.asStaff());
    expect(Data).toMatchObject({ Status: "approved", Amount: everything, ToMethod: everything });
  });

  it("is shown to staff as a part of the amount refundable by hand (REFUND-18)", async () => {
    const { bookingId } = await paidWithCharge();
    const shown = await bed.get(`/api/support/refunds/manual/${bookingId}`, bed.asStaff());
    expect(shown.Data).toMatchObject({ Left: PRICE + CHARGE, LeftOfCharge: CHARGE, Charge: PRICE / 5 });
    expect((await byHand(bookingId, PRICE + CHARGE + 1)).ResultCode).toBe("refund.beyondCaptured");
    expect((await byHand(bookingId, PRICE + CHARGE)).status).toBe(200);
  });

  it("is refunded once if the receipt is not signed, whatever was refunded before (REFUND-11)", async () => {
    const { planId, bookingId } = await paidWithCharge();
    await byHand(bookingId, 10_000);
    // Sent before the deadline: while one job sends a plan's refund, another one that sweeps plans leaves that plan out.
    await bed.sweep();
    await bed.sweep("PT24H");
    expect(await stateOf(planId)).toBe("cancelled");
    const [payment] = await bed.test.db.select().from(payments).where(eq(payments.planId, planId));
    const back = await bed.test.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?.id ?? ""));
    expect(back.map(({ amount }) => amount).sort((one, other) => one - other)).toEqual([
      10_000,
      PRICE + CHARGE - 10_000,
    ]);
  });
});
