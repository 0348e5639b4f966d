import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { BOOK, bookingOf, search } from "../../../../test/fixtures/server/carTestBed";
import { ANA, DECLINED_CARD, openRefundBed, type RefundBed } from "../../../../test/fixtures/server/refundsTestBed";
import { outbox } from "../../../platform/server/db/schema/operations";
import { addDays, havanaDate } from "../../../shared/havana";
import { imbalances } from "../../ledger/ledger.rules";
import { CONSENT_VERSION } from "../../papers/receipt.schemas";
import { readBooks } from "../../payments/server/books.repository";
import { disputes, payments, purchaseMethods } from "../../payments/server/payments.tables";
import { refunds } from "../../payments/server/refunds.tables";
import { chargeOf } from "../../plan/checkout/checkout.charge";
import type { Booking } from "../../plan/plan.schemas";
import type { RefundState } from "../refunds.schemas";

/** Charged, although the answer does not say so. */
const UNANSWERED_CARD = "4000000000000309";

let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());
afterEach(async () => expect(imbalances(await readBooks(bed.test.db))).toEqual([]));

async function offerOf(days: number, { instantly, from }: { instantly: boolean; from: string }) {
  const car = instantly ? { IdSupplier: 4, IdModel: 12 } : { IdSupplier: 1, IdModel: 1 };
  const asked = { ...search, ...car, PickUp: from, DropOff: addDays(from, days) };
  return (await bed.post("/api/carBookings/getCarOffer/en", asked)).Data[0];
}

it.each([3, 8])(
  "a booking of five days, changed to %i before it is paid, costs exactly the new price (PLAN-40)",
  async (days) => {
    const from = addDays(search.PickUp, 200 + 10 * days);
    const book = async (days: number, more: object = {}) =>
      bed.post(BOOK, {
        ...bookingOf(await offerOf(days, { instantly: true, from }), ANA),
        RequestKey: randomUUID(),
        ...more,
      });
    await bed.giveDocuments(ANA);
    const { Data: was } = await book(5);
    const { Data: now } = await book(days, { Replaces: was.BookingId });
    const planId: number = now.TravelPlanId;
    expect([planId, Math.sign(now.PayNow - was.PayNow)]).toEqual([was.TravelPlanId, Math.sign(days - 5)]);
    for (const Amount of [was.PayNow, now.PayNow - 1, now.PayNow + 1]) {
      const refused = await bed.pay(planId, ANA, { Amount });
      expect([refused.status, refused.Errors[0].Code]).toEqual([409, "amountDiffers"]);
    }
    expect(await bed.pay(planId, ANA, { Amount: now.PayNow })).toMatchObject({ status: 200 });
    const sums = (await bed.get(`/api/refunds/plans/${planId}/sums`)).Data;
    expect(sums).toMatchObject({ Paid: now.PayNow, ForBookings: now.PayNow, Sent: 0, KeptByPolicy: 0 });
  },
);

describe("a change of a paid booking that costs more (PLAN-44)", () => {
  let weeks = 0;
  /** A plan with a car for five days, paid, and signed if asked for. */
  async function paidCar({ instantly = true, sign = false } = {}) {
    weeks += 1;
    const from = addDays(search.PickUp, 70 + 7 * weeks);
    const book = async (days: number, more: object = {}) => {
      const offer = await offerOf(days, { instantly, from });
      return bed.post(BOOK, { ...bookingOf(offer, ANA), RequestKey: randomUUID(), ...more });
    };
    await bed.giveDocuments(ANA);
    const { Data: was } = await book(5);
    const planId: number = was.TravelPlanId;
    if (!instantly) await confirm(was.BookingId);
    expect(await bed.pay(planId, ANA, { Amount: was.PayNow })).toMatchObject({ status: 200 });
    if (sign) await signReceipt(planId);
    const changeTo = (days: number, Replaces = was.BookingId) => book(days, { Replaces });
    /** Pays the difference of a change. */
    const payMore = (change: Paid, before: Paid, more: object = {}, number?: string) =>
      bed.pay(planId, ANA, { BookingId: change.BookingId, Amount: change.PayNow - before.PayNow, ...more }, number);
    return { planId, was, changeTo, payMore };
  }
  type Paid = { BookingId: number; PayNow: number };

  const confirm = (BookingId: number) =>
    bed.post("/api/support/bookings/confirm", { BookingId, Reference: "CUB-2" }, bed.asStaff());
  const signReceipt = (planId: number) =>
    bed.post(`/api/checkout/${planId}/sign`, {
      ...{ SignerName: "Ana Rivera Soto", Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null },
    });
  const statusesOf = async (planId: number) =>
    (await bed.get(`/api/travelPlans/${planId}/en`)).Data.Bookings.map(({ BookingId, Status }: Booking) => [
      BookingId,
      Status,
    ]);
  const paymentsOf = async (planId: number) => {
    const rows = await bed.test.db.select().from(payments).where(eq(payments.planId, planId));
    return rows.sort((a, b) => a.createdAt - b.createdAt);
  };
  /** The refunded amount of each payment of a plan, in the order of the payments. */
  const backOf = async (planId: number) => {
    const back: number[] = [];
    for (const { id } of await paymentsOf(planId)) {
      const rows = await bed.test.db.select().from(refunds).where(eq(refunds.paymentId, id));
      back.push(rows.reduce((sum, { amount }) => sum + amount, 0));
    }
    return back;
  };
  const sumsOf = async (planId: number) => (await bed.get(`/api/refunds/plans/${planId}/sums`)).Data;
  const receiptOf = async (planId: number) => (await bed.get(`/api/checkout/${planId}/receipt`)).Data;
  const mailOf = async (key: string) => (await bed.test.db.select().from(outbox).where(eq(outbox.key, key)))[0];

  it("replaces its booking once the difference is paid, and is refunded at its whole price", async () => {
    const { planId, was, changeTo, payMore } = await paidCar({ sign: true });
    const { Data: now } = await changeTo(6);
    const more = now.PayNow - was.PayNow;
    expect(more).toBeGreaterThan(0);
    const held = [
      [was.BookingId, "confirmed"],
      [now.BookingId, "agreed"],
    ];
    expect(await statusesOf(planId)).toEqual(held);
    expect(await mailOf(`plan-${planId}-change-${now.BookingId}-to-pay`)).toMatchObject({
      subject: expect.stringContaining(`Pay $${(more / 100).toFixed(2)} more`),
      text: expect.stringMatching(RegExp(`/payment/${now.BookingId}\\?plan=${planId}`)),
    });
    // Nothing of the change is paid yet.
    expect((await mailOf(`plan-${planId}-change-${now.BookingId}-to-pay`))?.text).not.toContain("paid online");
    expect((await mailOf(`plan-${planId}-change-${now.BookingId}-to-pay`))?.text).toContain(
      `$${(now.PayNow / 100).toFixed(2)} `,
    );
    // The voucher of the booking stays until then.
    expect((await bed.get(`/api/checkout/vouchers/${was.BookingId}`)).Data).toMatchObject({ Valid: true });
    for (const Amount of [more - 1, more + 1, now.PayNow]) {
      const refused = await payMore(now, was, { Amount });
      expect([refused.status, refused.Errors[0].Code]).toEqual([409, "amountDiffers"]);
    }
    const PaymentKey = randomUUID();
    const order = { PaymentKey };
    const paid = await payMore(now, was, order);
    expect(paid).toMatchObject({ status: 200, Data: { Status: 2, Amount: more } });
    expect(await statusesOf(planId)).toEqual([
      [was.BookingId, "cancelled"],
      [now.BookingId, "confirmed"],
    ]);
    expect(await receiptOf(planId)).toMatchObject({ Amount: now.PayNow, Charge: 0, SignedAt: null });
    expect(await receiptOf(planId)).toMatchObject({
      PaidForChanges: [{ BookingId: now.BookingId, Amount: more, CardLast4: "4242" }],
    });
    expect(await receiptOf(planId)).not.toHaveProperty("LessByChanges");
    expect(await signReceipt(planId)).toMatchObject({ status: 200 });
    expect((await bed.get(`/api/checkout/vouchers/${now.BookingId}`)).Data).toMatchObject({ Valid: true });
    expect(await sumsOf(planId)).toMatchObject({ Paid: now.PayNow, ForBookings: now.PayNow, KeptByPolicy: 0 });

    const values = (await bed.get(`/api/admin/bookings/getAllRefundValues/${now.BookingId}`)).Data;
    expect(values.ToClient.Amount).toBe(now.PayNow);
    await bed.toClient(now.BookingId);
    expect(await backOf(planId)).toEqual([was.PayNow, more]);
    await bed.sweep();
    expect(await sumsOf(planId)).toMatchObject({ Paid: now.PayNow, Sent: now.PayNow, ForBookings: 0, KeptByPolicy: 0 });
    const [refund, ...others]: RefundState[] = (await bed.get(`/api/refunds/plans/${planId}`)).Data;
    expect([refund?.Amount, refund?.Status, others]).toEqual([now.PayNow, "sent", []]);
  });

  it("cannot be paid once the travelers' papers no longer fit (PLAN-52)", async () => {
    const { planId, was, changeTo, payMore } = await paidCar();
    const { Data: now } = await changeTo(6);
    const day = havanaDate(bed.test.now());
    const passport = { ClientId: ANA, Type: 2, Number: "X12345678", CountryId: 167, BirthDate: "1988-05-17" };
    const dates = { IssuedOn: null, ExpiresOn: addDays(day, 5) };
    const given = { ...passport, ...dates, FirstName: "Ana", LastName: "Rivera Soto" };
    expect(await bed.post("/api/documents/give", given)).toMatchObject({ status: 200 });
    const refused = await payMore(now, was);
    expect([refused.status, refused.Errors?.[0].Code]).toEqual([409, "passportExpires"]);
    expect(await paymentsOf(planId)).toHaveLength(1);
    await bed.giveDocuments(ANA);
    expect(await payMore(now, was)).toMatchObject({ status: 200 });
  });

  it("is paid with its card's charge, which is shown separately and kept when the booking is refunded (PLAN-8, REFUND-11)", async () => {
    const { planId, was, changeTo, payMore } = await paidCar({ sign: true });
    const setCharge = (chargeRate: number, chargeFixed: number) =>
      bed.test.db.update(purchaseMethods).set({ chargeRate, chargeFixed }).where(eq(purchaseMethods.id, 135));
    await setCharge(300, 100);
    const { Data: now } = await changeTo(6);
    const more = now.PayNow - was.PayNow;
    const charge = chargeOf({ rate: 300, fixed: 100 }, more);
    const without = await payMore(now, was);
    expect([without.status, without.Errors[0].Code]).toEqual([409, "amountDiffers"]);
    expect(await payMore(now, was, { Amount: more + charge })).toMatchObject({ status: 200 });
    await setCharge(0, 0);
    const whole = now.PayNow + charge;
    expect((await bed.get(`/api/travelPlans/${planId}/en`)).Data).toMatchObject({ PayNow: whole, Charge: charge });
    expect(await receiptOf(planId)).toMatchObject({
      ...{ Amount: whole, Charge: charge },
      PaidForChanges: [{ BookingId: now.BookingId, Amount: more + charge }],
    });
    const values = (await bed.get(`/api/admin/bookings/getAllRefundValues/${now.BookingId}`)).Data;
    expect(values).toMatchObject({ MethodCharge: charge, ToClient: { Amount: now.PayNow } });
    await bed.toClient(now.BookingId);
    expect(await backOf(planId)).toEqual([was.PayNow - charge, more + charge]);
    await bed.sweep();
    expect(await sumsOf(planId)).toMatchObject({ Paid: whole, Sent: now.PayNow, ForBookings: 0 });
  });

  it("is charged once for one key, and never paid twice", async () => {
    const { planId, was, changeTo, payMore } = await paidCar();
    const { Data: now } = await changeTo(6);
    const order = { PaymentKey: randomUUID() };
    const answers = await Promise.all([payMore(now, was, order), payMore(now, was, order)]);
    const other = await payMore(now, was);
    expect([other.status, other.Errors[0].Code]).toEqual([409, "changeNotAgreed"]);
    expect(answers.map(({ Data }) => Data.PaymentId)).toEqual([order.PaymentKey, order.PaymentKey]);
    expect((await paymentsOf(planId)).map(({ status, forBookingId }) => [status, forBookingId])).toEqual([
      [2, null],
      [2, now.BookingId],
    ]);
    // The fund pays no difference, and a key belongs to one purpose.
    const fund = await payMore(now, was, { FundAmount: 1 });
    expect([fund.status, fund.Errors[0].Field]).toEqual([400, "FundAmount"]);
    const reused = await bed.pay(planId, ANA, { ...order, Amount: now.PayNow - was.PayNow });
    expect(reused.ResultCode).toBe("payment.sameKeyOtherRequest");
  });

  it("waits after a declined card, can be withdrawn, and leaves the booking unchanged when its time is over", async () => {
    const { planId, was, changeTo, payMore } = await paidCar();
    const { Data: first } = await changeTo(6);
    expect(await payMore(first, was, {}, DECLINED_CARD)).toMatchObject({ status: 402 });
    expect((await statusesOf(planId))[1]).toEqual([first.BookingId, "agreed"]);
    await bed.get(`/api/bookings/cancel/${first.BookingId}`);
    expect(await mailOf(`plan-${planId}-booking-${first.BookingId}-cancelled`)).toMatchObject({
      parts: { template: "changeWithdrawn", bookingId: was.BookingId, changeId: first.BookingId, endsPlan: false },
    });
    const withdrawn = await payMore(first, was);
    expect([withdrawn.status, withdrawn.Errors[0].Code]).toEqual([409, "changeNotAgreed"]);
    await signReceipt(planId);
    const { Data: second } = await changeTo(6);
    expect((await changeTo(7)).Errors[0].Code).toBe("changeWaits");
    await bed.sweep("PT47H");
    expect((await statusesOf(planId)).at(-1)).toEqual([second.BookingId, "agreed"]);
    await bed.sweep("PT1H");
    expect(await statusesOf(planId)).toEqual([
      [was.BookingId, "confirmed"],
      [first.BookingId, "cancelled"],
      [second.BookingId, "lapsed"],
    ]);
    expect(await mailOf(`plan-${planId}-change-${second.BookingId}`)).toMatchObject({
      ...{ text: expect.stringContaining("was not paid in time"), parts: { changeId: second.BookingId } },
    });
    expect((await payMore(second, was)).status).toBe(409);
    expect((await paymentsOf(planId)).map(({ status }) => status)).toEqual([2, 3]);
    // Its inventory is free again.
    const { Data: third } = await changeTo(6);
    expect(await payMore(third, was)).toMatchObject({ status: 200 });
  });

  it("refunds money that arrives after its booking was refunded, without the statement that the booking stays", async () => {
    const { planId, was, changeTo, payMore } = await paidCar();
    const { Data: now } = await changeTo(6);
    const PaymentKey = randomUUID();
    const silent = await payMore(now, was, { PaymentKey }, UNANSWERED_CARD);
    expect(silent.Data?.Status).toBe(1);
    await bed.toClient(was.BookingId);
    await bed.sweep("PT10M");
    const mail = await mailOf(`payment-${PaymentKey}-back`);
    expect(mail?.text).toContain("that change could no longer be made");
    expect(mail?.text).not.toContain("stays as it is");
    expect(await backOf(planId)).toEqual([was.PayNow, now.PayNow - was.PayNow]);
  });

  it("needs the company's confirmation first, and costs nothing if the company declines", async () => {
    const { planId, was, changeTo, payMore } = await paidCar({ instantly: false, sign: true });
    const { Data: declined } = await changeTo(6);
    const early = await payMore(declined, was);
    expect([early.status, early.Errors[0].Code]).toEqual([409, "changeNotAgreed"]);
    await bed.post("/api/support/bookings/decline", { BookingId: declined.BookingId, Reason: "No car" }, bed.asStaff());
    const { Data: now } = await changeTo(6);
    await confirm(now.BookingId);
    const again = await confirm(now.BookingId);
    expect([again.status, again.Errors[0].Code]).toEqual([409, "bookingNotRequested"]);
    expect((await statusesOf(planId)).at(-1)).toEqual([now.BookingId, "agreed"]);
    expect(await payMore(now, was)).toMatchObject({ status: 200 });
    expect(await statusesOf(planId)).toEqual([
      [was.BookingId, "cancelled"],
      [declined.BookingId, "declined"],
      [now.BookingId, "confirmed"],
    ]);
  });

  it("is refunded from the last payment first, and in full if the receipt is not signed in time", async () => {
    const { planId, was, changeTo, payMore } = await paidCar();
    const { Data: six } = await changeTo(6);
    await payMore(six, was);
    const { Data: seven } = await changeTo(7, six.BookingId);
    await payMore(seven, six);
    const dearest = seven.PayNow - six.PayNow;
    const { Data: five } = await changeTo(5, seven.BookingId);
    expect(await backOf(planId)).toEqual([0, six.PayNow - was.PayNow, dearest]);
    expect(await sumsOf(planId)).toMatchObject({ Paid: seven.PayNow, ForBookings: five.PayNow, KeptByPolicy: 0 });
    expect(await receiptOf(planId)).toMatchObject({ Amount: five.PayNow, LessByChanges: seven.PayNow - five.PayNow });
    await bed.sweep("PT24H");
    expect(await statusesOf(planId)).toMatchObject([{}, {}, {}, [five.BookingId, "cancelled"]]);
    expect(await backOf(planId)).toEqual([was.PayNow, six.PayNow - was.PayNow, dearest]);
    expect(await sumsOf(planId)).toMatchObject({ Paid: seven.PayNow, ForBookings: 0, KeptByPolicy: 0 });
  });

  it("waits while the plan's payment is disputed, and is refused if no card method is offered", async () => {
    const { planId, was, changeTo, payMore } = await paidCar();
    const { Data: now } = await changeTo(6);
    const [first] = await paymentsOf(planId);
    await bed.test.db.insert(disputes).values({
      ...{ id: randomUUID(), paymentId: first?.id ?? "", amount: was.PayNow, reason: "fraudulent", status: "open" },
      openedAt: bed.test.now(),
    });
    const held = await payMore(now, was);
    expect([held.status, held.Errors[0].Code]).toEqual([409, "changeDisputed"]);
    await bed.test.db.delete(disputes);
    await bed.get(`/api/bookings/cancel/${now.BookingId}`);
    const offerCards = (enabled: boolean) =>
      bed.test.db
        .update(purchaseMethods)
        .set({ enabled })
        .where(inArray(purchaseMethods.id, [120, 135]));
    await offerCards(false);
    const refused = await changeTo(6);
    expect([refused.status, refused.Errors[0].Code]).toEqual([409, "changeCostsMore"]);
    await offerCards(true);
  });
});
