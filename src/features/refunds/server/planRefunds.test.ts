import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { BOOK, bookingOf, search } from "../../../../test/fixtures/server/carTestBed";
import { ANA, LUIS, openRefundBed, PRICE, type RefundBed } from "../../../../test/fixtures/server/refundsTestBed";
import { outbox } from "../../../platform/server/db/schema/operations";
import type { CarOffer } from "../../../products/car/car.schemas";
import { addDays } from "../../../shared/havana";
import { DAY } from "../../../shared/instant";
import { clientDocuments } from "../../documents/server/documents.tables";
import { imbalances } from "../../ledger/ledger.rules";
import { CONSENT_VERSION } from "../../papers/receipt.schemas";
import { readBooks } from "../../payments/server/books.repository";
import { disputes, payments } from "../../payments/server/payments.tables";
import { refunds } from "../../payments/server/refunds.tables";
import type { Booking } from "../../plan/plan.schemas";
import type { RefundState } from "../refunds.schemas";

let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());
afterEach(async () => expect(imbalances(await readBooks(bed.test.db))).toEqual([]));

describe("a change of a paid booking (PLAN-42, PLAN-43)", () => {
  let weeks = 0;
  /** A car of a company that confirms instantly or must be asked, on separate days, starting in so many days. */
  async function offerOf(days: number, { instantly = true, from = addDays(search.PickUp, 70 + 7 * weeks) } = {}) {
    const car = instantly ? { IdSupplier: 4, IdModel: 12 } : { IdSupplier: 1, IdModel: 1 };
    const asked = { ...search, ...car, PickUp: from, DropOff: addDays(from, days) };
    const [offer] = (await bed.post("/api/carBookings/getCarOffer/en", asked)).Data;
    return { offer, from };
  }
  const driver = { FirstName: "Ana", LastName: "Rivera Soto" };
  const requestOf = (offer: CarOffer, more: object = {}) => ({
    ...bookingOf(offer, ANA),
    RequestKey: randomUUID(),
    ...more,
  });

  /** A plan with a car for five days, paid, and signed if asked for. */
  async function paidCar({ instantly = true, sign = false, fund = 0 } = {}) {
    weeks += 1;
    const { offer, from } = await offerOf(5, { instantly });
    await bed.giveDocuments(ANA);
    const { Data: was } = await bed.post(BOOK, requestOf(offer));
    if (!instantly) await confirm(was.BookingId);
    const paid = await bed.pay(was.TravelPlanId, ANA, { Amount: was.PayNow, ...(fund && { FundAmount: fund }) });
    expect(paid).toMatchObject({ status: 200 });
    if (sign) await signReceipt(was.TravelPlanId);
    const changeTo = async (days: number, more: object = {}) => {
      const { offer: wanted } = await offerOf(days, { instantly, from });
      return bed.post(BOOK, requestOf(wanted, { Replaces: was.BookingId, ...more }));
    };
    return { planId: was.TravelPlanId, was, from, offer, changeTo };
  }
  const confirm = (BookingId: number) =>
    bed.post("/api/support/bookings/confirm", { BookingId, Reference: "CUB-2" }, bed.asStaff());
  const signReceipt = (planId: number) =>
    bed.post(`/api/checkout/${planId}/sign`, {
      SignerName: `${driver.FirstName} ${driver.LastName}`,
      ...{ Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null },
    });
  const receiptOf = async (planId: number) => (await bed.get(`/api/checkout/${planId}/receipt`)).Data;
  const planOf = async (planId: number) => (await bed.get(`/api/travelPlans/${planId}/en`)).Data;
  const statusesOf = async (planId: number) =>
    (await planOf(planId)).Bookings.map(({ BookingId, Status }: Booking) => [BookingId, Status]);
  const refundsOf = async (planId: number) => (await bed.get(`/api/refunds/plans/${planId}`)).Data;
  const voucher = (id: number) => bed.get(`/api/checkout/vouchers/${id}`);
  /** The email with a key, as one line. */
  const mailOf = async (key: string) => {
    const mails = await bed.test.db.select().from(outbox).where(eq(outbox.key, key));
    return mails
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join("")
      .replaceAll("\n", " ");
  };

  it("refunds the difference to the card, and must be signed again before it has a voucher", async () => {
    const { planId, was, offer, changeTo, from } = await paidCar({ sign: true });
    const { CarOffer, BookForm } = requestOf((await offerOf(4, { from })).offer);
    const quoted = await bed.post(`/api/carBookings/changes/${was.BookingId}/en`, {
      CarOffer,
      BookForm: { Driver: { BirthDate: BookForm.Driver.BirthDate }, ExtraDrivers: 0, ChildSeats: 0 },
    });
    const less = was.PayNow - quoted.Data.Now.PayNow;
    expect(less).toBeGreaterThan(0);
    expect(quoted.Data).toMatchObject({
      SignAnew: true,
      Back: { Amount: less, ToMethod: less, ToLots: 0, Lost: 0, CardLast4: "4242" },
    });
    const { Data: now } = await changeTo(4);
    expect(await statusesOf(planId)).toEqual([
      [was.BookingId, "cancelled"],
      [now.BookingId, "confirmed"],
    ]);
    expect(await refundsOf(planId)).toMatchObject([
      { Cause: "changed", BookingId: now.BookingId, Amount: less, ToMethod: less, EndsBooking: false, Means: "card" },
    ]);
    const receipt = await receiptOf(planId);
    expect(receipt).toMatchObject({ Amount: now.PayNow, Charge: 0, LessByChanges: less, SignedAt: null });
    expect(receipt.Lines).toMatchObject([{ BookingId: now.BookingId, Amount: now.PayNow }]);
    expect((await voucher(now.BookingId)).status).toBe(409);
    expect((await voucher(was.BookingId)).Data).toMatchObject({ Valid: false });
    expect(await signReceipt(planId)).toMatchObject({ status: 200 });
    expect(await receiptOf(planId)).toMatchObject({ SignedAt: expect.any(Number), Code: expect.any(String) });
    expect((await voucher(now.BookingId)).Data).toMatchObject({ Valid: true });
    // The rest is refunded like that of any booking.
    expect((await bed.get(`/api/admin/bookings/getAllRefundValues/${now.BookingId}`)).Data.ToClient.Amount).toBe(
      now.PayNow,
    );
    await bed.toClient(now.BookingId);
    await bed.sweep();
    expect((await bed.get(`/api/refunds/plans/${planId}/sums`)).Data).toMatchObject({
      ...{ Paid: was.PayNow, Sent: was.PayNow, ForBookings: 0, KeptByPolicy: 0, KeptCharge: 0 },
    });
    expect(offer.ModelId).toBe(12);
  });

  it("credits the fund if the client chooses so, and the credit that paid, twice in a row", async () => {
    const first = await paidCar();
    await bed.toFund(first.was.BookingId);
    const credit = Math.floor(first.was.PayNow / 2);
    const { planId, was, changeTo, from } = await paidCar({ fund: credit });
    const { Data: now } = await changeTo(4, { RefundTo: "fund" });
    const { offer } = await offerOf(3, { from });
    const { Data: again } = await bed.post(BOOK, requestOf(offer, { Replaces: now.BookingId }));
    const back: RefundState[] = await refundsOf(planId);
    const [one, two] = [now, again].map(({ BookingId }) => back.find((refund) => refund.BookingId === BookingId));
    expect([one?.Amount, two?.Amount]).toEqual([was.PayNow - now.PayNow, now.PayNow - again.PayNow]);
    expect(one).toMatchObject({ ToMethod: 0, ToLots: expect.any(Number), ToNewLot: expect.any(Number) });
    expect(one?.ToLots).toBeGreaterThan(0);
    expect(two?.ToNewLot).toBe(0);
    expect(await receiptOf(planId)).toMatchObject({
      Amount: again.PayNow,
      Charge: 0,
      LessByChanges: was.PayNow - again.PayNow,
    });
    expect((await bed.get(`/api/refunds/plans/${planId}/sums`)).Data).toMatchObject({
      ForBookings: again.PayNow,
      KeptByPolicy: 0,
    });
  });

  it("releases nothing before a company that must be asked has confirmed", async () => {
    const { planId, was, changeTo, from } = await paidCar({ instantly: false, sign: true });
    const { Data: asked } = await changeTo(4);
    expect([await statusesOf(planId), await refundsOf(planId)]).toEqual([
      [
        [was.BookingId, "confirmed"],
        [asked.BookingId, "requested"],
      ],
      [],
    ]);
    const mail = await mailOf(`plan-${planId}-booking-${asked.BookingId}-requested`);
    expect(mail).toMatch(
      RegExp(`Asked for: .* Booking ${asked.BookingId} of.* Booked now: .* Booking ${was.BookingId} of`),
    );
    expect((await voucher(was.BookingId)).Data).toMatchObject({ Valid: true });
    const second = await changeTo(3);
    expect([second.status, second.Errors[0].Code]).toEqual([409, "changeWaits"]);
    await confirm(asked.BookingId);
    const changed = await mailOf(`plan-${planId}-changed-${asked.BookingId}`);
    expect(changed).toContain("please sign the receipt again");
    expect(changed).toContain(`Booking ${asked.BookingId} of plan`);
    expect(changed).toMatch(/Sign the receipt: \S+\/e_sign/);
    expect(changed).not.toMatch(RegExp(`Status: |Booking ${was.BookingId} of`));
    expect((await refundsOf(planId)).map(({ Amount }: RefundState) => Amount)).toEqual([was.PayNow - asked.PayNow]);
    const { Data: next } = await bed.post(
      BOOK,
      requestOf((await offerOf(3, { instantly: false, from })).offer, { Replaces: asked.BookingId }),
    );
    await bed.post("/api/support/bookings/decline", { BookingId: next.BookingId, Reason: "No car" }, bed.asStaff());
    expect(await statusesOf(planId)).toEqual([
      [was.BookingId, "cancelled"],
      [asked.BookingId, "confirmed"],
      [next.BookingId, "declined"],
    ]);
    expect(await refundsOf(planId)).toHaveLength(1);
  });

  it.each([
    ...[4, 5, 6].map(
      (days) =>
        [
          "is disputed",
          days,
          "changeDisputed",
          (paymentId: string) => bed.test.db.insert(disputes).values(disputeOf(paymentId)),
        ] as const,
    ),
    [
      "has a refund that waits for staff",
      4,
      "refundWaits",
      async (_paymentId: string, bookingId: number) =>
        bed.toClient(bookingId, { SupplierFault: true, Reason: "No car came" }),
    ],
  ] as const)("is refused and changes nothing where it %s", async (_what, days, code, before) => {
    const { planId, was, changeTo } = await paidCar();
    const [payment] = await bed.test.db.select().from(payments).where(eq(payments.planId, planId));
    await before(payment?.id ?? "", was.BookingId);
    const refused = await changeTo(days);
    expect([refused.status, refused.Errors[0].Code]).toEqual([409, code]);
    expect(refused.Errors[0].Message).not.toMatch(/[{}]|undefined/);
    expect(await statusesOf(planId)).toEqual([[was.BookingId, "confirmed"]]);
    await bed.test.db.delete(disputes);
  });

  it("a change of a paid booking that is withdrawn is notified with the statement that the booking stays; at the end the plan's emails name its bookings", async () => {
    const { planId, was, changeTo } = await paidCar({ instantly: false });
    const { Data: asked } = await changeTo(4);
    await bed.get(`/api/bookings/cancel/${asked.BookingId}`);
    const withdrawn = await mailOf(`plan-${planId}-booking-${asked.BookingId}-cancelled`);
    expect(withdrawn).toMatch(/^You keep your .+ as booked .*the change of your .+ is withdrawn/);
    expect(withdrawn).toContain(`Booking ${was.BookingId} of plan`);
    expect(withdrawn).not.toMatch(/Status: |cancelled/);
    await bed.sweep("PT24H");
    const ended = await mailOf(`plan-${planId}-unsigned`);
    expect(ended).toContain(`Booking ${was.BookingId} of plan`);
    expect(ended).not.toMatch(RegExp(`1 more|Booking ${asked.BookingId} of`));
  });

  it("is refused once cancelling is no longer free, and if a passport no longer fits", async () => {
    const { changeTo, from } = await paidCar({ sign: true });
    const person = { FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167, BirthDate: "1988-05-17" };
    const passport = {
      ClientId: ANA,
      Type: 2,
      Number: "X12345678",
      IssuedOn: "2020-01-01",
      ExpiresOn: addDays(from, 1),
    };
    expect(await bed.post("/api/documents/give", { ...passport, ...person })).toMatchObject({ status: 200 });
    const unfit = await changeTo(4);
    expect([unfit.status, unfit.Errors[0]?.Code]).toEqual([409, "passportExpires"]);
    await bed.giveDocuments(ANA);
    const days = Math.round((Date.parse(from) - bed.test.now()) / DAY) - 3;
    await bed.sweep(`P${days}D`);
    // The client of a dearer one is not told to book again and cancel free of charge either.
    for (const wanted of [4, 6]) {
      const late = await changeTo(wanted);
      expect([late.status, late.Errors[0]?.Code]).toEqual([409, "changeNotFree"]);
    }
  });

  it.each([4, 5])("is not confirmed by its company while the payment is disputed: to %s days", async (days) => {
    const { planId, was, changeTo } = await paidCar({ instantly: false, sign: true });
    const { Data: asked } = await changeTo(days);
    const [payment] = await bed.test.db.select().from(payments).where(eq(payments.planId, planId));
    await bed.test.db.insert(disputes).values(disputeOf(payment?.id ?? ""));
    const refused = await confirm(asked.BookingId);
    expect([refused.status, refused.Errors[0].Code]).toEqual([409, "changeDisputed"]);
    expect(await statusesOf(planId)).toEqual([
      [was.BookingId, "confirmed"],
      [asked.BookingId, "requested"],
    ]);
    await bed.test.db.delete(disputes);
    expect(await confirm(asked.BookingId)).toMatchObject({ status: 200 });
  });

  it("is withdrawn if a refund is requested that staff decide, so that they can approve it", async () => {
    const { planId, was, changeTo } = await paidCar({ instantly: false });
    const { Data: asked } = await changeTo(4);
    const valuesOf = () => bed.get(`/api/admin/bookings/getAllRefundValues/${was.BookingId}`);
    expect((await valuesOf()).Data).toMatchObject({ Withdraws: asked.BookingId });
    const { Data: refund } = await bed.toClient(was.BookingId, { SupplierFault: true, Reason: "No car came" });
    expect(await statusesOf(planId)).toEqual([
      [was.BookingId, "confirmed"],
      [asked.BookingId, "cancelled"],
    ]);
    expect((await valuesOf()).Data).not.toHaveProperty("Withdraws");
    expect(await confirm(asked.BookingId)).toMatchObject({ status: 409 });
    const decision = { RequestId: refund.RequestId, Approve: true, Reason: "The company agrees" };
    expect(await bed.post("/api/support/refunds/decide", decision, bed.asStaff())).toMatchObject({
      status: 200,
      Data: { Status: "approved", Amount: was.PayNow },
    });
  });

  it("is shown on the receipt that was signed before it, until the receipt is signed again", async () => {
    const { planId, was, changeTo, from } = await paidCar({ sign: true });
    const { Code } = await receiptOf(planId);
    expect((await receiptOf(planId)).Lines[0]).not.toHaveProperty("SignedAs");
    await bed.sweep();
    const { Data: same } = await changeTo(5);
    const changeOf = async (days: number, Replaces: number) =>
      (await bed.post(BOOK, requestOf((await offerOf(days, { from })).offer, { Replaces }))).Data;
    const again = await changeOf(5, same.BookingId);
    expect(await receiptOf(planId)).toMatchObject({
      Code,
      Lines: [{ BookingId: again.BookingId, SignedAs: was.BookingId, Amount: was.PayNow }],
    });
    const cheaper = await changeOf(4, again.BookingId);
    expect((await receiptOf(planId)).Lines[0]).not.toHaveProperty("SignedAs");
    await bed.sweep();
    await signReceipt(planId);
    const [line] = (await receiptOf(planId)).Lines;
    expect([line.BookingId, line.SignedAs]).toEqual([cheaper.BookingId, undefined]);
  });

  it("adds other drivers only once staff have verified their documents, and keeps their documents (DOC-7, CAR-63)", async () => {
    const { planId, was, changeTo, offer } = await paidCar({ sign: true });
    const { BookForm } = requestOf(offer);
    const Driver = { ...BookForm.Driver, FirstName: "Luis", LastName: "Prado Mora", Passport: "LP445566" };
    const { CountryId: _country, Passport: _passport, PassportExpires: _expires, ...ofEva } = BookForm.Driver;
    const NamedDrivers = [{ ...ofEva, FirstName: "Eva", LicenseNumber: "EV778899" }];
    const toLuis = () => changeTo(5, { BookForm: { ...BookForm, Driver, ExtraDrivers: 1, NamedDrivers } });
    const refused = await toLuis();
    expect([refused.status, refused.Errors[0].Code]).toEqual([409, "driverNotVerified"]);
    expect(refused.Errors[0].Message).toContain("make this change again");
    expect(await statusesOf(planId)).toEqual([[was.BookingId, "confirmed"]]);
    // Staff have both people's documents by then, once each.
    expect((await toLuis()).Errors[0].Code).toBe("driverNotVerified");
    const ofDrivers = eq(clientDocuments.holder, "driver");
    const given = await bed.test.db.select().from(clientDocuments).where(ofDrivers);
    expect(given.map(({ type, status }) => [type, status])).toEqual([
      [2, "inReview"],
      [3, "inReview"],
      [3, "inReview"],
    ]);
    const ofLuis = and(ofDrivers, eq(clientDocuments.id, given[0]?.id ?? 0));
    await bed.test.db.update(clientDocuments).set({ status: "verified" }).where(ofLuis);
    expect((await toLuis()).Errors[0].Code).toBe("driverNotVerified");
    await bed.test.db.update(clientDocuments).set({ status: "verified" }).where(ofDrivers);
    const { Data: now } = await toLuis();
    expect(await statusesOf(planId)).toEqual([
      [was.BookingId, "cancelled"],
      [now.BookingId, "confirmed"],
    ]);
  });

  it("makes the client a new driver only once staff have verified the client's license (DOC-7, CAR-63)", async () => {
    const { was, offer, from } = await paidCar({ sign: true });
    const { BookForm } = requestOf(offer);
    const Driver = { ...BookForm.Driver, FirstName: "Mario", LastName: "Vega Ruiz", Passport: "MV112233" };
    const change = async (Replaces: number, form: object) =>
      bed.post(BOOK, requestOf((await offerOf(5, { from })).offer, { Replaces, BookForm: { ...BookForm, ...form } }));
    await change(was.BookingId, { Driver });
    await bed.test.db.update(clientDocuments).set({ status: "verified" }).where(eq(clientDocuments.holder, "driver"));
    const { Data: ofMario } = await change(was.BookingId, { Driver });
    const own = and(
      ...[eq(clientDocuments.clientId, ANA), eq(clientDocuments.holder, "client"), eq(clientDocuments.type, 3)],
    );
    await bed.test.db.delete(clientDocuments).where(own);
    const { CountryId: _country, Passport: _passport, PassportExpires: _expires, ...client } = BookForm.Driver;
    const named = { Driver, ExtraDrivers: 1, NamedDrivers: [{ ...client, LicenseNumber: "INVENTED1" }] };
    for (const form of [named, { Driver: { ...BookForm.Driver, LicenseNumber: "INVENTED2" } }, named])
      expect((await change(ofMario.BookingId, form)).Errors[0].Code).toBe("driverNotVerified");
    const given = await bed.test.db.select({ status: clientDocuments.status }).from(clientDocuments).where(own);
    expect(given).toEqual([{ status: "given" }]);
    await bed.test.db.update(clientDocuments).set({ status: "verified" }).where(own);
    expect((await change(ofMario.BookingId, named)).status).toBe(200);
  });

  it("adds no drivers of refused changes to the reviews beyond ten waiting documents (DOC-7)", async () => {
    const { changeTo, offer } = await paidCar();
    const { BookForm } = requestOf(offer);
    const { CountryId: _country, Passport: _passport, PassportExpires: _expires, ...driver } = BookForm.Driver;
    const waiting = () => bed.test.db.$count(clientDocuments, eq(clientDocuments.status, "inReview"));
    const before = await waiting();
    const counts = [];
    for (const [at, LastName] of ["Mora", "Prado", "Vega"].entries()) {
      const paper = (kind: string) => `${kind}${at}445566`;
      const NamedDrivers = ["Eva", "Sara", "Ines"].map((FirstName) => ({
        ...{ ...driver, FirstName, LastName, LicenseNumber: paper(FirstName.toUpperCase()) },
      }));
      const Driver = {
        ...BookForm.Driver,
        FirstName: "Luis",
        LastName,
        Passport: paper("P"),
        LicenseNumber: paper("L"),
      };
      const form = { ...BookForm, Driver, ExtraDrivers: NamedDrivers.length, NamedDrivers };
      expect((await changeTo(5, { BookForm: form })).Errors[0].Code).toBe("driverNotVerified");
      counts.push((await waiting()) - before);
    }
    expect(counts).toEqual([5, 10, 10]);
  });
});

const disputeOf = (paymentId: string) => ({
  id: "dp_change",
  paymentId,
  amount: 1,
  status: "open" as const,
  reason: "fraudulent",
  openedAt: 0,
});

describe("all refunds of a plan", () => {
  const refundsOf = async (planId: number) => (await bed.get(`/api/refunds/plans/${planId}`)).Data;
  const sumsOf = async (planId: number) => (await bed.get(`/api/refunds/plans/${planId}/sums`)).Data;
  const nowhere = { ForBookings: 0, KeptByPolicy: 0, KeptCharge: 0, OnItsWay: 0, Sent: 0, InFund: 0, ExpiredInFund: 0 };

  it("show the refunds of an unsigned plan, by which way, and when they were sent (REFUND-15, REFUND-17)", async () => {
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

  it("show an unsigned plan's refund to the fund that had paid it (REFUND-10)", async () => {
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

  it("show the amount that the policy keeps of a past plan, and a refund that staff sent another way (REFUND-17)", async () => {
    const { planId, bookingId } = await bed.paid(ANA, 8);
    const back = PRICE - PRICE / 5;
    await bed.toClient(bookingId);
    expect(await refundsOf(planId)).toMatchObject([{ Cause: "booking", Status: "approved", Means: "card" }]);
    expect(await sumsOf(planId)).toMatchObject({ OnItsWay: back, KeptByPolicy: PRICE / 5 });
    // Simulates that the payer's bank returned it.
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

  it("all refunds of a plan of another client are not accessible to anybody", async () => {
    const { planId } = await bed.paid();
    expect((await bed.get(`/api/refunds/plans/${planId}/sums`, bed.test.as(LUIS))).status).toBe(404);
  });
});
