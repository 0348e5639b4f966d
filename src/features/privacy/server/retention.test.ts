import { eq } from "drizzle-orm";
import { rememberBeginning } from "../../../../test/startOver";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { nameExtraDriver, storeRental } from "../../../../test/testBooking";
import { storeTransfer } from "../../../../test/testTransfer";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { carBookings, carNamedDrivers } from "../../../products/car/server/car.tables";
import { PaymentStatus } from "../../../shared/enumerations";
import { addDays, havanaDate, havanaInstant } from "../../../shared/havana";
import { DAY, HOUR, SECOND } from "../../../shared/instant";
import { clientDocuments, documentPhotos, documentProcesses } from "../../documents/server/documents.tables";
import { transferProofs } from "../../payments/methods/transfer/server/transfers.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { KEEP_DOCUMENTS_DAYS } from "../privacy.rules";

const [ANA, LUIS, STAFF] = [1, 2, 3];

let test: TestApp;
let startOver: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp();
  startOver = await rememberBeginning(test);
});
afterEach(() => startOver());
afterAll(() => test.close());

const post = (url: string, payload: object, headers = test.as(ANA)) =>
  test.call({ method: "POST", url, payload, headers });
/** Moves the clock to an instant and runs the due jobs. */
const passTo = (instant: number) =>
  post("/qa/clock", { advance: `PT${(instant - test.now()) / SECOND}S` }, test.as(STAFF, "staff"));
const left = async (clientId = ANA) => test.db.$count(clientDocuments, eq(clientDocuments.clientId, clientId));

async function give(clientId = ANA) {
  const today = havanaDate(test.now());
  const person = { FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167, BirthDate: "1988-05-17" };
  const days = { IssuedOn: addDays(today, -900), ExpiresOn: addDays(today, 3_000) };
  const payload = { ClientId: clientId, Type: 2, Number: "X12345678", ...person, ...days };
  await post("/api/documents/give", payload, test.as(clientId));
  const [document] = await test.db.select().from(clientDocuments).where(eq(clientDocuments.clientId, clientId));
  const photo = { mediaType: "image/png", size: 3, content: new Uint8Array([1, 2, 3]), givenAt: test.now() } as const;
  await test.db
    .insert(documentPhotos)
    .values({ id: `3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b1${clientId}`, documentId: document?.id ?? 0, ...photo });
}

/** A past rental that took place or was cancelled. */
async function rental({ endsAt, status }: { endsAt: number; status: "confirmed" | "cancelled" }) {
  const made = await storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: endsAt - 5 * DAY });
  await test.db.update(bookings).set({ status }).where(eq(bookings.id, made.bookingId));
  await test.db
    .update(travelPlans)
    .set({ state: "completed", nextTickAt: null })
    .where(eq(travelPlans.id, made.planId));
  return made;
}

const midnight = (days: number) => havanaInstant(addDays(havanaDate(test.now()), days));

describe("documents and their photos (SAFE-12)", () => {
  it("are deleted on the 90th day after the Havana day of the last service, and not before", async () => {
    await give();
    // Ten in the evening in Havana is already the next day in Europe.
    const endsAt = midnight(30) + 22 * HOUR;
    const { bookingId } = await rental({ endsAt, status: "confirmed" });
    await nameExtraDriver(test.db, bookingId);
    const due = midnight(30 + KEEP_DOCUMENTS_DAYS);
    await passTo(due - SECOND);
    expect(await left()).toBe(1);
    await passTo(due + HOUR);
    expect([await left(), await test.db.$count(documentPhotos)]).toEqual([0, 0]);
    const [car] = await test.db.select().from(carBookings).where(eq(carBookings.bookingId, bookingId));
    expect(car).toMatchObject({ passportNumber: "", licenceNumber: "", passportExpiresOn: "1900-01-01" });
    expect(car?.driverFirstName).toBe("Ana");
    const [extra] = await test.db.select().from(carNamedDrivers);
    expect(extra).toMatchObject({ firstName: "Luis", birthDate: "1900-01-01", licenceNumber: "" });
  });

  it("entered for a service that never took place are deleted after 90 days; a cancelled booking does not prolong that", async () => {
    const due = midnight(KEEP_DOCUMENTS_DAYS);
    await give();
    await rental({ endsAt: midnight(60), status: "cancelled" });
    await passTo(due - SECOND);
    expect(await left()).toBe(1);
    await passTo(due + HOUR);
    expect(await left()).toBe(0);
  });

  it("are kept while a service is still to come, and independently of other clients", async () => {
    await give();
    await give(LUIS);
    await rental({ endsAt: midnight(200), status: "confirmed" });
    await passTo(midnight(KEEP_DOCUMENTS_DAYS) + HOUR);
    expect([await left(), await left(LUIS)]).toEqual([1, 0]);
  });

  it("of transfers that never arrived are deleted 90 days after they were sent; those of paid transfers stay", async () => {
    const at = test.now();
    const { planId } = await rental({ endsAt: at, status: "cancelled" });
    const order = { planId, clientId: ANA, at };
    const paid = await storeTransfer(test.db, { ...order, captured: 41_500, status: PaymentStatus.Success });
    const open = await storeTransfer(test.db, { ...order, captured: 0, status: PaymentStatus.Created });
    const over = await storeTransfer(test.db, { ...order, captured: 0, status: PaymentStatus.Expired });
    const proven = async () => (await test.db.select().from(transferProofs)).map(({ paymentId }) => paymentId).sort();
    await passTo(midnight(KEEP_DOCUMENTS_DAYS) - SECOND);
    expect(await proven()).toEqual([paid, open, over].sort());
    await passTo(test.now() + HOUR);
    expect(await proven()).toEqual([paid, open].sort());
    const written = await test.db.select().from(auditLog).where(eq(auditLog.action, "transfer.proofsErased"));
    expect(written).toMatchObject([{ actor: "system", subject: `client ${ANA}` }]);
  });

  it("documents and their photos that are deleted are not searched again: each deletion is recorded once, without their content", async () => {
    await give();
    await test.db
      .insert(documentProcesses)
      .values({ clientId: ANA, type: 3, actionType: "check", startedAt: test.now() });
    await rental({ endsAt: midnight(1), status: "confirmed" });
    await passTo(midnight(1 + KEEP_DOCUMENTS_DAYS) + HOUR);
    await passTo(test.now() + 2 * DAY);
    const written = await test.db.select().from(auditLog).where(eq(auditLog.action, "documents.erased"));
    expect(written).toMatchObject([{ actor: "system", subject: `client ${ANA}`, facts: null }]);
    expect(await test.db.$count(documentProcesses)).toBe(0);
  });
});
