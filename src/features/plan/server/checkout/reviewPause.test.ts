import { eq } from "drizzle-orm";
import { bookingOf, search } from "../../../../../test/fixtures/server/carTestBed";
import { ANA, openRefundBed, type RefundBed } from "../../../../../test/fixtures/server/refundsTestBed";
import { outbox } from "../../../../platform/server/db/schema/operations";
import { addDays, havanaDate } from "../../../../shared/havana";
import { DAY, HOUR } from "../../../../shared/instant";
import { travelPlans } from "../plan.tables";

/** A shop where documents count only after staff have accepted them, so that every plan waits for staff. */
let bed: RefundBed;
let planId: number;
beforeAll(async () => {
  bed = await openRefundBed({ PAY_ON_UNSEEN_DOCUMENTS: "off" });
});
afterAll(() => bed.close());

/**
 * A separate plan for each test, from a Tuesday on: five business days are a week, longer than the hold's 120 hours.
 */
beforeEach(async () => {
  await bed.test.db.update(travelPlans).set({ state: "completed", nextTickAt: null });
  while (new Date(bed.test.now()).getUTCDay() !== 2) bed.test.pass(DAY);
  ({ planId } = await bed.payable());
  expect(await state()).toBe("reviewingDocuments");
});

type Driver = { FirstName: string; LastName: string; BirthDate: string };

/** Books another car, which joins the plan or begins another. */
async function book(driver: Partial<Driver> = {}) {
  const today = havanaDate(bed.test.now());
  const days = { PickUp: addDays(today, 20), DropOff: addDays(today, 23) };
  const { Data } = await bed.post("/api/carBookings/getCarOffer/en", { ...search, IdSupplier: 1, IdModel: 1, ...days });
  const request = bookingOf(Data[0], ANA);
  const form = { ...request.BookForm, Driver: { ...request.BookForm.Driver, ...driver } };
  const answer = await bed.post("/api/carBookings/en", { ...request, BookForm: form });
  expect(answer.status).toBe(200);
  return { bookingId: answer.Data.BookingId, planId: answer.Data.TravelPlanId };
}

const asDesk = (path: string, body: object) => bed.post(`/api/support/${path}`, body, bed.asStaff());
const confirm = (BookingId: number) => asDesk("bookings/confirm", { BookingId, Reference: "CUB-2" });
const context = async () => (await bed.get(`/api/checkout/${planId}`)).Data.Stored.context;
const state = async () => {
  const [plan] = await bed.test.db.select().from(travelPlans).where(eq(travelPlans.id, planId));
  return plan?.state;
};
/** The messages about the plan's payment, in order. */
const sent = async () => {
  const rows = await bed.test.db.select().from(outbox).orderBy(outbox.id);
  const keys = rows.map(({ key }) => key).filter((key) => key.startsWith(`plan-${planId}-`));
  return keys.flatMap((key) => /-(pay-by|pay-\d+|in-review|review-overdue|unpaid)/.exec(key)?.[1] ?? []);
};
const waiting = async (): Promise<{ DocumentId: number; Holder: string }[]> =>
  (await bed.get("/api/support/reviews/en", bed.asStaff())).Data.Documents;
const givePassport = (number: string) => {
  const today = havanaDate(bed.test.now());
  const person = { FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167, BirthDate: "1988-05-17" };
  const dates = { IssuedOn: null, ExpiresOn: addDays(today, 2000) };
  return bed.post("/api/documents/give", { ClientId: ANA, Type: 2, Number: number, ...person, ...dates });
};

it("a booking starts a separate plan once the pause has kept the reservations beyond their hold (PLAN-2, PLAN-34)", async () => {
  bed.test.pass(121 * HOUR);
  await bed.sweep();
  const other = await book();
  expect(other.planId).not.toBe(planId);
  await bed.sweep();
  expect([await state(), (await context()).bookings[0].status]).toEqual(["reviewingDocuments", "confirmed"]);
});

it("a booking that lapses without a sweep starts the same pause as with one (CHART-6, PLAN-34)", async () => {
  expect((await book()).planId).toBe(planId);
  bed.test.pass(72 * HOUR + 49 * HOUR);
  await bed.sweep();
  expect(await state()).toBe("reviewingDocuments");
  expect(await sent()).toEqual(["in-review", "in-review"]);
});

it("before a sweep has handled a lapsed booking, the plan is shown as it was, without a deadline (CHART-6, PLAN-34)", async () => {
  expect((await book()).planId).toBe(planId);
  const read = async () => (await bed.get(`/api/checkout/${planId}`)).Data.Stored;
  bed.test.pass(72 * HOUR + 49 * HOUR);
  expect([(await read()).value, (await read()).context.payWindow]).toEqual(["confirming", null]);
  await bed.sweep();
  expect((await read()).value).toBe("reviewingDocuments");
});

it("no message asks for a payment while staff have the documents, whichever way the last answer came (PLAN-34)", async () => {
  const declined = await book();
  bed.test.pass(HOUR);
  await asDesk("bookings/decline", { BookingId: declined.bookingId, Reason: "No car" });
  expect([await state(), await sent()]).toEqual(["reviewingDocuments", ["in-review", "in-review"]]);
  const confirmed = await book();
  bed.test.pass(HOUR);
  await confirm(confirmed.bookingId);
  bed.test.pass(HOUR);
  await bed.get(`/api/bookings/cancel/${confirmed.bookingId}`);
  expect([await state(), await sent()]).toEqual(["reviewingDocuments", ["in-review", "in-review", "in-review"]]);
});

it("another driver's rejected documents end the pause, even if staff still have the client's own (PLAN-34)", async () => {
  const { bookingId } = await book({ FirstName: "Rosa", LastName: "Molina", BirthDate: "1985-01-01" });
  await confirm(bookingId);
  expect(await state()).toBe("reviewingDocuments");
  const ofDriver = (await waiting()).find(({ Holder }) => Holder === "driver");
  await asDesk("documents/reject", { DocumentId: ofDriver?.DocumentId, Reason: "It is blurred" });
  expect([await state(), (await context()).checks.documents.code]).toEqual(["verifyingDocuments", "driverRejected"]);
});

it("an overdue review is reported as such, and only documents given afterwards pause the time again (PLAN-34)", async () => {
  const { bookingId } = await book();
  bed.test.pass(HOUR);
  await confirm(bookingId);
  bed.test.pass(7 * DAY + HOUR);
  await bed.sweep();
  expect([await state(), await sent()]).toEqual(["verifyingDocuments", ["in-review", "in-review", "review-overdue"]]);
  await bed.get(`/api/bookings/cancel/${bookingId}`);
  expect(await state()).toBe("verifyingDocuments");
  await givePassport("Y7654321");
  expect(await state()).toBe("reviewingDocuments");
});

it("no reminder asks for a payment after an overdue review, until staff have accepted the documents (PLAN-34, MAIL-4)", async () => {
  bed.test.pass(7 * DAY + HOUR);
  await bed.sweep();
  const hoursLeft = async () => ((await context()).payWindow.closesAt - bed.test.now()) / HOUR;
  bed.test.pass(((await hoursLeft()) - 5) * HOUR);
  await bed.sweep();
  expect([await state(), await sent()]).toEqual(["verifyingDocuments", ["in-review", "review-overdue"]]);
  for (const { DocumentId } of await waiting()) await asDesk("documents/verify", { DocumentId, TypedOnly: true });
  expect([await state(), await sent()]).toEqual(["paying.choosing", ["in-review", "review-overdue", "pay-by"]]);
  bed.test.pass(4 * HOUR);
  await bed.sweep();
  expect(await sent()).toEqual(["in-review", "review-overdue", "pay-by", "pay-1"]);
});

it("after an overdue review, a new photo of a rejected document pauses the time too (PLAN-34)", async () => {
  bed.test.pass(7 * DAY + HOUR);
  await bed.sweep();
  for (const { DocumentId } of await waiting())
    await asDesk("documents/reject", { DocumentId, Reason: "It is blurred" });
  const picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  const headers = { ...bed.test.as(ANA), "content-type": "application/octet-stream" };
  for (const type of [2, 3]) {
    const url = `/api/documents/${ANA}/${type}/photo`;
    const payload = Buffer.from(picture, "base64");
    expect((await bed.test.call({ method: "POST", url, headers, payload })).statusCode).toBe(200);
  }
  expect(await state()).toBe("reviewingDocuments");
});
