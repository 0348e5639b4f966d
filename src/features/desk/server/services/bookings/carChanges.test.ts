import { and, eq, inArray, ne } from "drizzle-orm";
import { auditLines } from "../../../../../../test/auditLines";
import { ANA, openRefundBed, type RefundBed, STAFF } from "../../../../../../test/fixtures/server/refundsTestBed";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog, outbox } from "../../../../../platform/server/db/schema/operations";
import { carBookings, carReservations } from "../../../../../products/car/server/car.tables";
import { carModels, carUnits } from "../../../../../products/car/server/catalogue/catalogue.tables";
import { havanaDate } from "../../../../../shared/havana";
import { DAY, HOUR } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { CONSENT_VERSION } from "../../../../papers/receipt.schemas";
import { carOffices } from "../../../../places/server/places.tables";
import { blocks, bookings, checkoutEvents } from "../../../../plan/server/plan.tables";
import type { UnitFit } from "../../../../plan/service/unitFits";
import type { OtherCars } from "../../../actions.schemas";
import { suppliersOfStaff } from "../../records/supplier.repository";

const REASON = "It broke down in Matanzas";
let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());

/** A paid rental that has reserved its car, in the zone of its pick-up. */
async function rented(startsInDays = 40, rental = bed.paid(ANA, startsInDays)) {
  const { bookingId, planId } = await rental;
  const [row] = await bed.test.db
    .select({ booking: bookings, car: carBookings, zoneId: carOffices.zoneId })
    .from(bookings)
    .innerJoin(carBookings, eq(carBookings.bookingId, bookings.id))
    .innerJoin(carOffices, eq(carOffices.id, carBookings.pickUpOfficeId))
    .where(eq(bookings.id, bookingId));
  if (!row) throw new Error("nothing was rented");
  const { booking, car } = row;
  await bed.test.db.update(carUnits).set({ zoneId: row.zoneId }).where(eq(carUnits.id, car.unitId));
  await bed.test.db
    .insert(carReservations)
    .values({ bookingId, unitId: car.unitId, startsAt: booking.startsAt, endsAt: booking.endsAt });
  return { bookingId, planId, booking, unitId: car.unitId, modelId: car.modelId, zoneId: row.zoneId };
}

const list = (bookingId: number) => bed.get(`/api/support/bookings/${bookingId}/cars`, bed.asStaff());
const carsOf = async (bookingId: number): Promise<OtherCars> => (await list(bookingId)).Data;
const move = (BookingId: number, UnitId: number, headers = bed.asStaff()) =>
  bed.post("/api/support/bookings/car", { BookingId, UnitId, Reason: REASON }, headers);
async function sign(planId: number) {
  const signature = { SignerName: "Ana Rivera Soto", Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null };
  expect((await bed.post(`/api/checkout/${planId}/sign`, signature)).status).toBe(200);
}
const offeredOn = async (planId: number): Promise<number[]> =>
  (await bed.get(`/api/support/plans/${planId}/en`, bed.asStaff())).Data.CarMayChange;
const heldBy = async (bookingId: number) => {
  const [held] = await bed.test.db.select().from(carReservations).where(eq(carReservations.bookingId, bookingId));
  return held;
};
const told = async (template: string, bookingId: number) =>
  (await bed.test.mailsTo("tourist@example.com")).filter(
    ({ text, subject }) => `${subject}${text}`.includes(template) && `${subject}${text}`.includes(String(bookingId)),
  );
async function carThat(bookingId: number, fit: UnitFit): Promise<number> {
  const { Cars } = await carsOf(bookingId);
  const car = Cars.find(({ Fit }) => Fit === fit);
  if (!car) throw new Error(`no free car of fit ${fit} among ${JSON.stringify(Cars)}`);
  return car.UnitId;
}
const factsOf = (planId: number) => bed.test.db.$count(checkoutEvents, eq(checkoutEvents.planId, planId));

/** Makes a car of another zone one of the booking's company where it begins. */
async function stationed({ zoneId, booking, modelId }: Awaited<ReturnType<typeof rented>>) {
  const supplierId = booking.supplierId ?? 0;
  const [unit] = await bed.test.db.insert(carUnits).values({ supplierId, zoneId, modelId }).returning();
  return unit?.id ?? 0;
}

describe("the car of a booking", () => {
  it("is changed to a free one of its company in the zone of pick-up: its model first, its class, then better ones (DESK-104)", async () => {
    const rental = await rented();
    const { bookingId, booking, unitId, zoneId } = rental;
    const same = await stationed(rental);
    const { Cars, From, Until, ...shown } = await carsOf(bookingId);
    expect([From, Until]).toEqual([booking.startsAt, booking.endsAt]);
    expect(shown).toMatchObject({ Plate: expect.any(String), SupplierName: expect.any(String) });
    expect(Cars.map(({ UnitId }) => UnitId)).toContain(same);
    expect(Cars.map(({ UnitId }) => UnitId)).not.toContain(unitId);
    const fits = ["model", "class", "better"];
    const order = Cars.map(({ Fit }) => fits.indexOf(Fit));
    expect(order).toEqual([...order].sort());
    const ids = Cars.map(({ UnitId }) => UnitId);
    const elsewhere = and(inArray(carUnits.id, ids), ne(carUnits.zoneId, zoneId));
    expect(await bed.test.db.$count(carUnits, elsewhere)).toBe(0);
    const others = and(inArray(carUnits.id, ids), ne(carUnits.supplierId, booking.supplierId ?? 0));
    expect(await bed.test.db.$count(carUnits, others)).toBe(0);
  });

  it("of the same model is not visible to its client before there is a voucher; person, reason and car are recorded (DESK-104)", async () => {
    const rental = await rented();
    const { bookingId, planId, unitId, booking } = rental;
    const before = await factsOf(planId);
    const to = await stationed(rental);
    expect((await move(bookingId, to)).status).toBe(200);
    expect(await heldBy(bookingId)).toMatchObject({ unitId: to, startsAt: booking.startsAt, endsAt: booking.endsAt });
    const [stored] = await bed.test.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(stored).toEqual({ ...booking, status: "confirmed" });
    expect(await factsOf(planId)).toBe(before);
    expect(await told("another car", bookingId)).toEqual([]);
    const log = await auditLines(
      bed.test.db,
      and(eq(auditLog.subject, `booking ${bookingId}`), eq(auditLog.action, "booking.carChanged")),
    );
    expect(log).toMatchObject([{ actorId: STAFF, reason: REASON, facts: { carBefore: unitId, car: to } }]);
    // The former car is free for others.
    expect((await carsOf(bookingId)).Cars.map(({ UnitId }) => UnitId)).toContain(unitId);
  });

  it("of another model is notified to its client, and price and dates stay (DESK-104)", async () => {
    const { bookingId, planId, booking } = await rented();
    const to = await carThat(bookingId, "better");
    const [unit] = await bed.test.db
      .select({ name: carModels.name })
      .from(carUnits)
      .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
      .where(eq(carUnits.id, to));
    expect((await move(bookingId, to)).status).toBe(200);
    const [shown] = (await bed.get(`/api/travelPlans/bookings/${planId}/en`)).Data;
    expect(shown).toMatchObject({ Name: unit?.name, PayNow: booking.payNow, StartsAt: booking.startsAt });
    const [mail] = await told("another car", bookingId);
    expect(mail?.text).toContain(unit?.name);
    expect(mail?.text).toContain("nothing to do");
    expect(mail?.text).not.toContain(REASON);
  });

  it("is named by its plate on the voucher and on the day sheet, and the client is told that the voucher changed (DESK-104, DESK-102)", async () => {
    const rental = await rented();
    const { bookingId, planId, booking } = rental;
    await sign(planId);
    const voucher = async () => (await bed.get(`/api/checkout/vouchers/${bookingId}`)).Data;
    const before = await voucher();
    const to = await stationed(rental);
    await bed.test.db.update(carUnits).set({ plate: "T 900 001" }).where(eq(carUnits.id, to));
    expect((await move(bookingId, to)).status).toBe(200);
    const after = await voucher();
    expect(before.Plate).not.toBe("T 900 001");
    expect(after.Plate).toBe("T 900 001");
    expect(after.Number).toBe(before.Number);
    expect(after.Facts).toContainEqual({ Label: ["Number plate", "Chapa"], Detail: ["T 900 001"] });
    const { Services } = (await bed.get(`/api/support/days/${havanaDate(booking.startsAt)}`, bed.asStaff())).Data;
    expect(Services).toContainEqual(expect.objectContaining({ BookingId: bookingId, Plate: "T 900 001" }));
    const [mail] = await told("another car", bookingId);
    expect(mail?.text).toContain("Your voucher names the new car");
    // A printed one stays valid.
    const state = await bed.post("/api/vouchers/verify", { Token: before.Token }, {});
    expect(state.Data.State).toBe("valid");
  });

  it("is also notified to its company (DESK-104, DESK-80)", async () => {
    const rental = await rented();
    const { bookingId, booking } = rental;
    const at = bed.test.now();
    const person = { email: "rosa@example.com", firstName: "Rosa", lastName: "", createdAt: at, activatedAt: at };
    const [made] = await bed.test.db
      .insert(clients)
      .values({ ...person, language: "en", role: "staff", staffRole: "supplier" })
      .returning({ id: clients.id });
    await suppliersOfStaff.set(bed.test.db, made?.id ?? 0, { kind: "company", ids: [booking.supplierId ?? 0] });
    await move(bookingId, await stationed(rental));
    const sent = await bed.test.db
      .select()
      .from(outbox)
      .where(eq(outbox.clientId, made?.id ?? 0));
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`Booking ${bookingId} has another car`),
    ]);
  });

  it("during the rental is changed to one that is free from now on (DESK-104)", async () => {
    const rental = await rented(12);
    const { bookingId, planId, booking } = rental;
    await sign(planId);
    const to = await stationed(rental);
    const endsAt = booking.startsAt + DAY;
    const past = { startsAt: booking.startsAt - DAY, endsAt, freeAt: endsAt + HOUR };
    const other = await rented(60);
    await bed.test.db
      .update(carReservations)
      .set({ unitId: to, ...past })
      .where(eq(carReservations.bookingId, other.bookingId));
    expect((await carsOf(bookingId)).Cars.map(({ UnitId }) => UnitId)).not.toContain(to);
    bed.test.pass(booking.startsAt + 2 * DAY - bed.test.now());
    expect((await move(bookingId, to)).status).toBe(200);
    expect(await heldBy(bookingId)).toMatchObject({ unitId: to, startsAt: bed.test.now(), endsAt: booking.endsAt });
  });

  it("that its client is driving is blocked until its planned return, because its place is unknown (DESK-104, CAR-64)", async () => {
    const rental = await rented(14);
    const { bookingId, planId, booking, unitId } = rental;
    await sign(planId);
    const held = await heldBy(bookingId);
    const to = await stationed(rental);
    expect((await carsOf(bookingId)).BlockedUntil).toBeNull();
    bed.test.pass(booking.startsAt + 2 * DAY - bed.test.now());
    expect((await carsOf(bookingId)).BlockedUntil).toBe(held?.freeAt);
    expect((await move(bookingId, to)).status).toBe(200);
    const [blocked] = await bed.test.db
      .select({ reservation: carReservations, block: blocks })
      .from(carReservations)
      .innerJoin(blocks, eq(blocks.id, carReservations.blockId))
      .where(eq(carReservations.unitId, unitId));
    expect(blocked?.reservation).toMatchObject({
      startsAt: bed.test.now(),
      endsAt: held?.freeAt,
      freeAt: held?.freeAt,
    });
    expect(blocked?.block).toMatchObject({ why: "service", note: REASON, blockedBy: STAFF });
    expect((await carsOf(bookingId)).Cars.map(({ UnitId }) => UnitId)).not.toContain(unitId);
  });

  it("is given to one of two bookings that want it; the other keeps its own (DESK-104, SIM-1)", async () => {
    const [one, two] = [await rented(90), await rented(91)];
    const to = await stationed(one);
    const answers = await Promise.all([move(one.bookingId, to), move(two.bookingId, to)]);
    expect(answers.map(({ ResultCode }) => ResultCode).sort()).toEqual(["OK", "car.unitTaken"]);
    const loser = answers[0]?.ResultCode === "OK" ? two : one;
    expect((await heldBy(loser.bookingId))?.unitId).toBe(loser.unitId);
  });

  it("stays while a change of the booking waits, as does the car of the change (DESK-104, PLAN-41)", async () => {
    const was = await rented(60, bed.payable(ANA, 60));
    const to = await stationed(was);
    const { planId, booking } = was;
    const asked = { clientId: ANA, at: bed.test.now(), startsAt: booking.startsAt, planId, replaces: was.bookingId };
    const change = await storeRental(bed.test.db, asked);
    for (const id of [was.bookingId, change.bookingId])
      expect((await move(id, to)).Errors).toMatchObject([{ Code: "changeWaits" }]);
    expect((await heldBy(was.bookingId))?.unitId).toBe(was.unitId);
  });

  it("is not changed if the booking has ended, or to a worse car or one that does not exist (DESK-104)", async () => {
    const { bookingId, unitId } = await rented();
    for (const id of [unitId, 999_999]) expect((await move(bookingId, id)).ResultCode).toBe("car.unitTaken");
    expect((await move(bookingId, unitId, bed.test.as(ANA))).status).toBe(403);
    expect((await heldBy(bookingId))?.unitId).toBe(unitId);
    expect((await move(999_999, unitId)).ResultCode).toBe("plan.bookingUnknown");
    const over = await rented(20);
    await sign(over.planId);
    bed.test.pass(over.booking.endsAt - bed.test.now());
    expect((await list(over.bookingId)).ResultCode).toBe("car.notHeld");
    expect(await offeredOn(over.planId)).toEqual([]);
    expect((await move(over.bookingId, unitId)).ResultCode).toBe("car.notHeld");
  });
});
