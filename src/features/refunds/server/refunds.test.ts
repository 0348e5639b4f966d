import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  ANA,
  DECLINED_CARD,
  LUIS,
  openRefundBed,
  PRICE,
  type RefundBed,
  STAFF,
} from "../../../../test/fixtures/server/refundsTestBed";
import { storeRental } from "../../../../test/testBooking";
import { auditLog, outbox } from "../../../platform/server/db/schema/operations";
import { carBookings } from "../../../products/car/server/car.tables";
import { hotels, lodgingBookings, roomTypes } from "../../../products/lodging/server/lodging.tables";
import { PaymentProvider, ProductType } from "../../../shared/enumerations";
import { DAY, HOUR, SECOND } from "../../../shared/instant";
import { lotExpiry } from "../../fund/fund.rules";
import { imbalances, owedPosting, sentPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { CONSENT_VERSION } from "../../papers/receipt.schemas";
import { readBooks } from "../../payments/server/books.repository";
import { disputes, payments, purchaseMethods } from "../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../payments/server/refunds.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";

let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());
afterEach(async () => expect(imbalances(await readBooks(bed.test.db))).toEqual([]));

const valuesOf = (id: number) => bed.get(`/api/admin/bookings/getAllRefundValues/${id}`);
const byHand = (BookingId: number, Amount: number, more = {}) => {
  const order = { Key: randomUUID(), BookingId, Amount, Destination: "client", EndsBooking: false, Reason: "Goodwill" };
  return bed.post("/api/support/refunds/manual", { ...order, ...more }, bed.asStaff());
};
const fund = async () => (await bed.get(`/api/fund/${ANA}`)).Data;
const stateOf = async (planId: number) => {
  const [plan] = await bed.test.db.select().from(travelPlans).where(eq(travelPlans.id, planId));
  return plan?.state;
};

describe("the values of a refund", () => {
  it("shows both ways side by side: to the client by the cancellation schedule, to the fund everything (WIRE-10, REFUND-5, REFUND-7, OPS-11)", async () => {
    const { bookingId } = await bed.paid(ANA, 8);
    const { Data } = await valuesOf(bookingId);
    expect(Data).toMatchObject({ Paid: true, SelfService: true, Refusals: [] });
    // Eight days before pick-up, when the schedule keeps one of the five days.
    expect(Data.ToClient).toMatchObject({ Amount: PRICE - PRICE / 5, Charge: PRICE / 5, ToMethod: PRICE - PRICE / 5 });
    expect(Data.ToFund).toMatchObject({ Amount: PRICE, Charge: 0, ToNewLot: PRICE, ExpiresAt: lotExpiry(Data.At) });
  });

  it("are free of charge for the fund only until the service begins; then staff decide by the no-show rule (REFUND-7)", async () => {
    const { planId, bookingId } = await bed.paid(ANA, 0.5);
    const signature = { SignerName: "Ana Rivera Soto", Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null };
    expect((await bed.post(`/api/checkout/${planId}/sign`, signature)).status).toBe(200);
    bed.test.pass(12 * HOUR - SECOND);
    expect((await valuesOf(bookingId)).Data).toMatchObject({ SelfService: true, ToFund: { Amount: PRICE, Charge: 0 } });
    bed.test.pass(SECOND);
    expect((await valuesOf(bookingId)).Data).toMatchObject({
      SelfService: false,
      ToClient: { Amount: 0, Charge: PRICE },
      ToFund: { Amount: 0, Charge: PRICE },
    });
    expect((await bed.toFund(bookingId)).ResultCode).toBe("refund.nothing");
    const asked = await bed.toFund(bookingId, { SupplierFault: true, Reason: "The car broke down on the third day" });
    expect(asked.Data).toMatchObject({ Status: "requested", Amount: PRICE });
    const decision = { RequestId: asked.Data.RequestId, Approve: false, Reason: "The car was driven for days" };
    expect((await bed.post("/api/support/refunds/decide", decision, bed.asStaff())).Data.Status).toBe("declined");
  });

  it("the values of a refund of an unpaid booking explain why there is nothing to refund", async () => {
    const { bookingId } = await bed.payable();
    const { Data } = await valuesOf(bookingId);
    expect([Data.Paid, Data.ToClient.Amount, Data.Refusals.length]).toEqual([false, 0, 1]);
    expect((await bed.toClient(bookingId)).ResultCode).toBe("checkout.refused");
  });
});

describe("a refund to the client", () => {
  it("is stored before the provider is asked, is sent once by the provider that took the money, and ends the plan", async () => {
    const { planId, bookingId } = await bed.paid();
    const order = { Key: randomUUID(), Amount: PRICE };
    const before = bed.standIn.journal.refunds().length;
    const first = await bed.toClient(bookingId, order);
    expect(first.Data).toMatchObject({ Status: "approved", ToMethod: PRICE, SentAt: null });
    expect((await bed.toClient(bookingId, order)).Data).toEqual(first.Data);
    expect(bed.standIn.journal.refunds().length).toBe(before);
    expect(await stateOf(planId)).toBe("cancelled");

    await bed.sweep();
    const sent = bed.standIn.journal.refunds().slice(before);
    expect(sent).toMatchObject([{ amount: PRICE }]);
    const { Data } = await bed.get(`/api/refunds/plans/${planId}`);
    expect(Data).toMatchObject([{ Status: "sent", BookingId: bookingId, Amount: PRICE }]);
    expect(Data[0].ArrivesBy - Data[0].SentAt).toBe(10 * DAY);
  });

  it("sends an email with the refunded booking, not with those that stay (MAIL-5)", async () => {
    const { planId, bookingId } = await bed.paid();
    const at = bed.test.now();
    const other = await storeRental(bed.test.db, { clientId: ANA, at, startsAt: at + 60 * DAY });
    await bed.test.db.update(bookings).set({ planId }).where(eq(bookings.id, other.bookingId));
    await bed.toClient(bookingId, { Key: randomUUID(), Amount: PRICE });
    await bed.sweep();
    const [refund] = await bed.test.db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
    const [mail] = await bed.test.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `refund-${refund?.id}`));
    expect(mail?.text).toContain(`ooking ${bookingId}`);
    expect(mail?.text).not.toContain(`ooking ${other.bookingId}`);
  });

  it("is refused under a key that another refund has (REFUND-9)", async () => {
    const { bookingId } = await bed.paid();
    const other = await bed.paid();
    const order = { Key: randomUUID(), Amount: PRICE };
    expect((await bed.toClient(bookingId, order)).status).toBe(200);
    expect((await bed.toFund(bookingId, order)).ResultCode).toBe("refund.sameKeyOtherRequest");
    expect((await bed.toClient(bookingId, { ...order, SupplierFault: true })).ResultCode).toBe(
      "refund.sameKeyOtherRequest",
    );
    expect((await bed.toClient(other.bookingId, order)).ResultCode).toBe("refund.sameKeyOtherRequest");
    expect(await stateOf(other.planId)).toBe("signing");
  });

  it("is refused when its amount has changed since it was shown (REFUND-8)", async () => {
    const { bookingId } = await bed.paid(ANA, 10.5);
    const { Data } = await valuesOf(bookingId);
    bed.test.pass(13 * HOUR);
    expect((await bed.toClient(bookingId, { Amount: Data.ToClient.Amount })).ResultCode).toBe("refund.amountChanged");
  });

  it("of another client is not accessible to anybody", async () => {
    const { bookingId } = await bed.paid();
    const answer = await bed.post(`/api/admin/bookings/refundToClient/${bookingId}`, {}, bed.test.as(LUIS));
    expect(answer.status).toBe(404);
  });
});

describe("a disputed payment", () => {
  it("offers no refund before the bank has decided, to neither the client nor staff, with the reason (PAY-31)", async () => {
    const { planId, bookingId } = await bed.paid();
    const request = await bed.toClient(bookingId, { SupplierFault: true, Reason: "No car was there" });
    const { db, now } = bed.test;
    const [payment] = await db.select().from(payments).where(eq(payments.planId, planId));
    const opened = { amount: PRICE, reason: "fraudulent", openedAt: now(), respondBy: now() + DAY };
    await db.insert(disputes).values({ ...opened, id: "dp_held", paymentId: payment?.id ?? "", status: "open" });
    expect((await valuesOf(bookingId)).Data.Refusals).toEqual([{ Code: "paymentDisputed", Facts: {} }]);
    const desk = await bed.get(`/api/support/refunds/manual/${bookingId}`, bed.asStaff());
    expect(desk.Data.Disputed).toBe(true);
    const { Data: queue } = await bed.get("/api/support/refunds", bed.asStaff());
    const queued = queue.Requests.find(
      ({ Refund }: { Refund: { RequestId: string } }) => Refund.RequestId === request.Data.RequestId,
    );
    expect(queued.Disputed).toBe(true);
    await db.update(refundRequests).set({ status: "declined" }).where(eq(refundRequests.id, request.Data.RequestId));
    const refused = await bed.toFund(bookingId, { SupplierFault: true, Reason: "No car was there" });
    expect([refused.status, refused.ResultCode]).toEqual([409, "refund.disputed"]);

    await db.update(disputes).set({ status: "won", closedAt: now() }).where(eq(disputes.id, "dp_held"));
    expect((await valuesOf(bookingId)).Data.Refusals).toEqual([]);
  });
});

describe("a request that the desk decides", () => {
  const ask = (bookingId: number) => bed.toClient(bookingId, { SupplierFault: true, Reason: "No car was there" });
  const decide = (RequestId: string, Approve: boolean) =>
    bed.post("/api/support/refunds/decide", { RequestId, Approve, Reason: "Looked into it" }, bed.asStaff());

  it("goes to staff if the client reports the supplier's failure, covers everything, and waits for approval (REFUND-4, REFUND-6)", async () => {
    const { planId, bookingId } = await bed.paid(ANA, 8);
    const { Data: asked } = await ask(bookingId);
    expect(asked).toMatchObject({ Status: "requested", Amount: PRICE, Charge: 0 });
    expect((await ask(bookingId)).ResultCode).toBe("refund.alreadyAsked");
    const queue = await bed.get("/api/support/refunds", bed.asStaff());
    expect(queue.Data.Requests).toMatchObject([
      { Refund: { RequestId: asked.RequestId, Reason: "No car was there" }, ClientLanguage: "en" },
    ]);
    const answer = await decide(asked.RequestId, true);
    expect(answer.Data).toMatchObject({ Status: "approved", Decision: "Looked into it" });
    expect(await stateOf(planId)).toBe("cancelled");
    expect((await decide(asked.RequestId, true)).ResultCode).toBe("refund.notAsked");
  });

  it("names the property of a stay, in the list and in the inbox (REFUND-6, DESK-14)", async () => {
    const { db } = bed.test;
    const { bookingId } = await bed.paid(ANA, 8);
    await ask(bookingId);
    const [room] = await db
      .select({ hotelId: roomTypes.hotelId, roomTypeId: roomTypes.id, name: hotels.name })
      .from(roomTypes)
      .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
      .limit(1);
    if (!room) throw new Error("the catalogue has no room");
    const { name, ...ofRoom } = room;
    await db.delete(carBookings).where(eq(carBookings.bookingId, bookingId));
    const stay = { productType: ProductType.Lodging, supplierId: null };
    await db.update(bookings).set(stay).where(eq(bookings.id, bookingId));
    const days = { checkIn: "2027-01-20", checkOut: "2027-01-25" };
    await db.insert(lodgingBookings).values({ bookingId, ...ofRoom, mealsPlanId: 4, ...days });
    const queue = await bed.get("/api/support/refunds", bed.asStaff());
    expect(queue.Data.Requests.map(({ BookingName }: { BookingName: string }) => BookingName)).toEqual([name]);
    const { Data } = await bed.get("/api/support/inbox", bed.asStaff());
    const refund = Data.Items.find(({ Kind }: { Kind: string }) => Kind === "refund");
    expect(refund).toMatchObject({ Name: name, Status: "requested" });
    await db.update(refundRequests).set({ status: "declined" }).where(eq(refundRequests.bookingId, bookingId));
  });

  it("never returns more to the fund than is left of its part, however the request was split (REFUND-10, REFUND-12)", async () => {
    const first = await bed.paid();
    await bed.toFund(first.bookingId);
    const { planId, bookingId } = await bed.payable(ANA, 8);
    await bed.pay(planId, ANA, { FundAmount: 11_501 });
    const split = async (requestId: string) => {
      const [row] = await bed.test.db.select().from(refundRequests).where(eq(refundRequests.id, requestId));
      return { toMethod: row?.toMethod, toLots: row?.toLots };
    };
    const { Data: asked } = await ask(bookingId);
    // Simulates a client's request for a part, before staff refunded the other part.
    const part = { toMethod: 15_000, toLots: 5_751 };
    await bed.test.db.update(refundRequests).set(part).where(eq(refundRequests.id, asked.RequestId));
    const byStaff = await byHand(bookingId, PRICE - 20_751);
    const { toLots = 0 } = await split(byStaff.Data.RequestId);
    expect(toLots + part.toLots).toBeGreaterThan(11_501);
    expect((await decide(asked.RequestId, true)).Data).toMatchObject({ Status: "approved", Amount: 20_751 });
    expect(await split(asked.RequestId)).toEqual({ toMethod: 20_751 - (11_501 - toLots), toLots: 11_501 - toLots });
  });

  it("gives no more into a new lot than the bank has left of the payment (REFUND-12)", async () => {
    const first = await bed.paid();
    await bed.toFund(first.bookingId);
    const { planId, bookingId } = await bed.payable(ANA, 8);
    await bed.pay(planId, ANA, { FundAmount: 21_500 });
    const { Data: asked } = await bed.toFund(bookingId, { SupplierFault: true, Reason: "No car was there" });
    // Simulates a request for a part; since then the payer's bank has taken back a part of the 20,000 by card.
    const part = { toNewLot: 14_000, toLots: 15_050 };
    await bed.test.db.update(refundRequests).set(part).where(eq(refundRequests.id, asked.RequestId));
    const [payment] = await bed.test.db.select().from(payments).where(eq(payments.planId, planId));
    const taken = { id: randomUUID(), paymentId: payment?.id ?? "", amount: 12_000, status: 2, reason: "disputed" };
    await bed.test.db.insert(refunds).values({ ...taken, createdAt: bed.test.now() });
    const what = { planId, clientId: ANA, at: bed.test.now() };
    await post(bed.test.db, owedPosting({ ...what, key: `refund/${taken.id}/owed` }, taken.amount));
    await post(bed.test.db, sentPosting({ ...what, key: `refund/${taken.id}/sent` }, 135, taken.amount));
    expect((await decide(asked.RequestId, true)).Data).toMatchObject({ Status: "credited", Amount: 29_050 });
    const [row] = await bed.test.db.select().from(refundRequests).where(eq(refundRequests.id, asked.RequestId));
    expect(row?.toNewLot).toBeLessThanOrEqual(8_000);
    expect(row?.toLots).toBeLessThanOrEqual(21_500);
  });

  it("changes nothing when it is declined, and the client is notified of the reason", async () => {
    const { planId, bookingId } = await bed.paid();
    const { Data: asked } = await ask(bookingId);
    expect((await decide(asked.RequestId, false)).Data).toMatchObject({ Status: "declined", SentAt: null });
    expect(await stateOf(planId)).toBe("signing");
    const [mail] = await bed.test.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `refund-${asked.RequestId}-declined`));
    expect(mail?.text).toContain("Looked into it");
  });
});

describe("a refund by hand", () => {
  it("never exceeds the captured amount: of two refunds of 60 % the second is refused", async () => {
    const { bookingId } = await bed.paid();
    const most = Math.round(PRICE * 0.6);
    expect((await byHand(bookingId, most)).status).toBe(200);
    const beyond = await byHand(bookingId, most);
    expect([beyond.ResultCode, beyond.Facts]).toEqual(["refund.beyondCaptured", { limit: PRICE - most }]);
    expect(beyond.Data).toContain("$166.00");
    expect((await byHand(bookingId, PRICE - most)).status).toBe(200);
    expect((await byHand(bookingId, 1)).ResultCode).toBe("refund.nothing");
  });

  it("is made once per key, and the key is refused for another refund (REFUND-9)", async () => {
    const { planId, bookingId } = await bed.paid();
    const other = await bed.paid();
    const Key = randomUUID();
    const first = await byHand(bookingId, 1_000, { Key });
    expect((await byHand(bookingId, 1_000, { Key })).Data).toEqual(first.Data);
    const changes = [{ Amount: 2_000 }, { Destination: "fund" }, { EndsBooking: true }, { BookingId: other.bookingId }];
    for (const change of changes) {
      const answer = await byHand(bookingId, 1_000, { Key, ...change });
      expect([answer.status, answer.ResultCode]).toEqual([409, "refund.sameKeyOtherRequest"]);
    }
    expect((await bed.get(`/api/refunds/plans/${planId}`)).Data).toHaveLength(1);
  });

  it("cannot be recorded as sent while its provider is still being asked", async () => {
    const { planId, bookingId } = await bed.paid();
    const { Data } = await byHand(bookingId, 1_000);
    const [owed] = await bed.test.db.select().from(refunds).where(eq(refunds.requestId, Data.RequestId));
    const sent = { RefundId: owed?.id, Reference: "WIRE-1" };
    expect((await bed.post("/api/support/refunds/sent", sent, bed.asStaff())).status).toBe(404);
    await bed.sweep();
    const [told] = (await bed.get(`/api/refunds/plans/${planId}`)).Data;
    expect(told.Status).toBe("sent");
    expect(told.Reference).not.toBe("WIRE-1");
  });

  it("is previewed: the client, the booking, the refundable amount and provider, and the amount that the rule keeps (REFUND-18)", async () => {
    const { planId, bookingId } = await bed.paid(ANA, 8);
    await byHand(bookingId, 10_000);
    const look = (id: number, headers = bed.asStaff()) => bed.get(`/api/support/refunds/manual/${id}`, headers);
    expect((await look(bookingId)).Data).toMatchObject({
      ...{ TravelPlanId: planId, ClientName: "Ana Rivera Soto", ClientLanguage: "en", BookingAmount: PRICE },
      ...{ Left: PRICE - 10_000, LeftFromFund: 0, Method: 135, CardLast4: "4242", MayEnd: true },
      ArrivesBy: bed.test.now() + 10 * DAY,
    });
    expect((await look(bookingId)).Data.Charge).toBeGreaterThan(0);
    const unpaid = await bed.payable();
    expect((await look(unpaid.bookingId)).Data).toMatchObject({ Left: 0, Method: null, MayEnd: false });
    expect([(await look(999_999)).status, (await look(bookingId, bed.test.as(ANA))).status]).toEqual([404, 403]);
  });

  it("is available to staff only", async () => {
    const { bookingId } = await bed.paid();
    const order = { Key: randomUUID(), BookingId: bookingId, Amount: 1, Destination: "client", EndsBooking: false };
    expect((await bed.post("/api/support/refunds/manual", { ...order, Reason: "x" })).status).toBe(403);
  });
});

describe("a refund to the fund", () => {
  it("becomes a new lot immediately, of full value, for exactly two years (FAULT-14)", async () => {
    const before = await fund();
    const { bookingId } = await bed.paid(ANA, 8);
    const { Data } = await bed.toFund(bookingId);
    expect(Data).toMatchObject({ Status: "credited", ToNewLot: PRICE, Charge: 0 });
    const after = await fund();
    expect(after.Balance - before.Balance).toBe(PRICE);
    const lot = after.Lots.find((one: { BookingId: number }) => one.BookingId === bookingId);
    expect(lot.ExpiresAt).toBe(lotExpiry(lot.IssuedAt));
    bed.test.pass(lot.ExpiresAt - SECOND - bed.test.now());
    expect((await fund()).Balance).toBeGreaterThanOrEqual(PRICE);
    bed.test.pass(2 * SECOND);
    const over = await fund();
    expect(over.Lots.some((one: { LotId: number }) => one.LotId === lot.LotId)).toBe(false);
    expect(over.Entries[0]).toMatchObject({ Kind: "expired", Amount: -PRICE });
  });

  it("pays a part of the next plan together with a card, and returns with its own expiry when that is refunded (PAY-19, REFUND-10)", async () => {
    const first = await bed.paid();
    await bed.toFund(first.bookingId);
    const [lot] = (await fund()).Lots;
    bed.test.pass(30 * DAY);
    const next = await bed.payable();
    const payment = await bed.pay(next.planId, ANA, { FundAmount: 11_500 });
    expect(payment.Data).toMatchObject({ Amount: 30_000, FundAmount: 11_500, Status: 2 });
    const paid = await fund();
    expect(paid.Balance).toBe(PRICE - 11_500);
    // What was paid for, by name (PLAN-45).
    expect(paid.Entries[0]).toMatchObject({ Kind: "taken", PlanId: next.planId, Names: ["Geely CK"] });
    const { Data } = await bed.toClient(next.bookingId);
    expect(Data).toMatchObject({ ToMethod: 30_000, ToLots: 11_500, ToNewLot: 0 });
    const back = await fund();
    expect(back.Balance).toBe(PRICE);
    expect(back.Lots).toMatchObject([{ LotId: lot.LotId, ExpiresAt: lot.ExpiresAt, Left: PRICE }]);
  });

  it("pays a whole plan if it is enough, without asking a provider (PAY-19)", async () => {
    const before = (await fund()).Balance;
    const { planId } = await bed.payable();
    const { Data } = await bed.pay(planId, ANA, { FundAmount: PRICE, Token: undefined, HolderName: undefined });
    expect(Data).toMatchObject({ Amount: 0, FundAmount: PRICE, Status: 2, CardLast4: null });
    expect([await stateOf(planId), (await fund()).Balance]).toEqual(["signing", before - PRICE]);
  });

  it("pays a whole plan if cards are not offered, but not a part of it (PAY-19)", async () => {
    const { bookingId } = await bed.paid();
    await bed.toFund(bookingId);
    const { planId } = await bed.payable();
    const offer = (enabled: boolean) =>
      bed.test.db.update(purchaseMethods).set({ enabled }).where(eq(purchaseMethods.id, PaymentProvider.Clover));
    await offer(false);
    try {
      expect((await bed.pay(planId, ANA, { FundAmount: PRICE - 1 })).ResultCode).toBe("payment.methodNotOffered");
      const { Data } = await bed.pay(planId, ANA, { FundAmount: PRICE, Token: undefined });
      expect(Data).toMatchObject({ Amount: 0, FundAmount: PRICE, Status: 2 });
      expect(await stateOf(planId)).toBe("signing");
    } finally {
      await offer(true);
    }
  });

  it("cannot pay more than its balance, and a failed payment releases its hold (PAY-19)", async () => {
    const first = await bed.paid();
    await bed.toFund(first.bookingId);
    const left = (await fund()).Balance;
    const next = await bed.payable();
    const other = { FundAmount: PRICE - 100 };
    expect((await bed.pay(next.planId, ANA, other, DECLINED_CARD)).ResultCode).toBe("payment.declined");
    expect((await fund()).Balance).toBe(left);
    expect((await bed.pay(next.planId, ANA, other)).status).toBe(200);
    const third = await bed.payable();
    expect((await bed.pay(third.planId, ANA, { FundAmount: left - PRICE + 101 })).ResultCode).toBe("fund.short");
    expect((await fund()).Balance).toBe(left - PRICE + 100);
  });

  it("is announced to its client 90, 30 and 7 days before it expires, once each (FUND-3)", async () => {
    const { bookingId } = await bed.paid();
    await bed.toFund(bookingId);
    const lot = (await fund()).Lots.at(-1);
    const told = async () => {
      const mails = await bed.test.db.select().from(outbox).where(eq(outbox.clientId, ANA)).orderBy(outbox.id);
      return mails.filter(({ key }) => key.startsWith(`fund-lot-${lot.LotId}-`));
    };
    for (const days of [90, 30, 7]) {
      bed.test.pass(lot.ExpiresAt - days * DAY - bed.test.now());
      await bed.sweep();
      await bed.sweep();
    }
    const mails = await told();
    expect(mails.map(({ key }) => key.split("-").at(-1))).toEqual(["90", "30", "7"]);
    for (const { text } of mails) expect(text).toMatch(/Open your fund: \S+\/fund\?lang=en$/m);
  });
});

it("a refund that the provider refuses stays owed, is shown to staff and is tried again (REFUND-13)", async () => {
  const { bookingId, planId } = await bed.paid();
  await bed.toClient(bookingId);
  const owed = await bed.test.db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
  await bed.test.db.update(refunds).set({ failureCode: "processing_error" }).where(eq(refunds.bookingId, bookingId));
  const { Data } = await bed.get("/api/support/refunds", bed.asStaff());
  expect(Data.Stuck).toMatchObject([
    { RefundId: owed[0]?.id, Amount: PRICE, FailureCode: "processing_error", ByHand: false },
  ]);
  expect((await bed.get(`/api/refunds/plans/${planId}`)).Data[0].Status).toBe("failing");
  await bed.sweep();
  expect((await bed.get(`/api/refunds/plans/${planId}`)).Data[0].Status).toBe("sent");
});

it("a refund that staff sent by hand is recorded with its reference, and the audit names who entered it (REFUND-14)", async () => {
  const { bookingId, planId } = await bed.paid();
  await bed.toClient(bookingId);
  const [owed] = await bed.test.db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
  // Simulates that the payer's bank returned it: no provider is asked any more.
  const back = { failureCode: "sent_back", askAgainAt: null };
  await bed.test.db.update(refunds).set(back).where(eq(refunds.bookingId, bookingId));
  const { Data } = await bed.get("/api/support/refunds", bed.asStaff());
  expect(Data.Stuck).toMatchObject([{ RefundId: owed?.id, FailureCode: "sent_back", ByHand: true }]);
  const told = { RefundId: owed?.id, Reference: " BANK-77 " };
  expect((await bed.post("/api/support/refunds/sent", told, bed.asStaff())).status).toBe(200);
  const written = eq(auditLog.action, "refund.sentByHand");
  expect(await bed.test.db.select().from(auditLog).where(written)).toMatchObject([
    { actor: "staff", actorId: STAFF, subject: `plan ${planId}`, facts: { refund: owed?.id, reference: "BANK-77" } },
  ]);
  // The answer was lost, and it is entered again: nothing changes. With another reference it is a different entry.
  expect((await bed.post("/api/support/refunds/sent", told, bed.asStaff())).status).toBe(200);
  const other = { ...told, Reference: "BANK-78" };
  expect((await bed.post("/api/support/refunds/sent", other, bed.asStaff())).status).toBe(404);
  expect(await bed.test.db.$count(auditLog, written)).toBe(1);
  const unknown = { ...told, RefundId: randomUUID() };
  expect((await bed.post("/api/support/refunds/sent", unknown, bed.asStaff())).status).toBe(404);
});

test("staff see every undecided dispute, those without evidence and the most urgent first (DESK-12)", async () => {
  const { db, now } = bed.test;
  const { planId } = await bed.paid(ANA, 8);
  const [payment] = await db.select().from(payments).where(eq(payments.planId, planId));
  const about = { paymentId: payment?.id ?? "", amount: PRICE, reason: "fraudulent", openedAt: now() };
  const due = (days: number) => ({ respondBy: now() + days * DAY });
  await db.insert(disputes).values([
    { ...about, ...due(1), id: "dp_answered", status: "answered" },
    { ...about, ...due(9), id: "dp_later", status: "open" },
    { ...about, ...due(2), id: "dp_soon", status: "open" },
    { ...about, ...due(1), id: "dp_lost", status: "lost", closedAt: now() },
  ]);
  const { Data } = await bed.get("/api/support/refunds", bed.asStaff());
  const [soon, ...others] = Data.Disputes;
  expect(soon).toEqual({
    ...{ DisputeId: "dp_soon", TravelPlanId: planId, ClientName: "Ana Rivera Soto", Amount: PRICE, Status: "open" },
    ...{ RespondBy: now() + 2 * DAY, Shortfall: 0 },
  });
  const idOf = ({ DisputeId }: { DisputeId: string }) => DisputeId;
  expect(others.map(idOf)).toEqual(["dp_later", "dp_answered"]);
  // A lost one is listed and counted until it is settled. (PAY-32)
  expect(Data.Losses.map(idOf)).toEqual(["dp_lost"]);
  const settled = { DisputeId: "dp_lost", SettledAs: "losses", Reason: "Given up" };
  expect((await bed.post("/api/support/disputes/settle", settled, bed.asStaff())).status).toBe(200);
  expect((await bed.get("/api/support/refunds", bed.asStaff())).Data.Losses).toEqual([]);
  expect(Data.Now).toBe(now());
});
