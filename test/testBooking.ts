import { eq, sql } from "drizzle-orm";
import { carOffices } from "../src/features/places/server/places.tables";
import { MACHINE_VERSION } from "../src/features/plan/checkout/checkout.machine";
import { bookings, checkoutEvents, travelPlans } from "../src/features/plan/server/plan.tables";
import type { Database } from "../src/platform/server/db/database";
import { carBookings, carNamedDrivers } from "../src/products/car/server/car.tables";
import { carClasses, carModels, carUnits } from "../src/products/car/server/catalogue/catalogue.tables";
import { ProductType } from "../src/shared/enumerations";
import { DAY, type Instant } from "../src/shared/instant";

type Rental = {
  clientId: number;
  at: Instant;
  startsAt: Instant;
  days?: number;
  minLicenceYears?: number;
  /** The plan of the booking; by default a new one. */
  planId?: number;
  /** The booking of that plan that it replaces once it is confirmed. */
  replaces?: number;
};

/** For tests: stores a requested car in a plan, as after a client's booking. */
export async function storeRental(
  db: Database,
  { clientId, at, startsAt, days = 5, minLicenceYears = 2, planId, replaces }: Rental,
): Promise<{ planId: number; bookingId: number }> {
  const endsAt = startsAt + days * DAY;
  const begun = { state: "confirming", nextTickAt: at + 2 * DAY } as const;
  const [plan] = planId
    ? await db
        .update(travelPlans)
        .set({ ...begun, eventCount: sql`${travelPlans.eventCount} + 1` })
        .where(eq(travelPlans.id, planId))
        .returning()
    : await db
        .insert(travelPlans)
        .values({ ...begun, clientId, createdAt: at, eventCount: 1 })
        .returning();
  const [unit] = await db
    .select({ id: carUnits.id, modelId: carUnits.modelId, supplierId: carUnits.supplierId })
    .from(carUnits)
    .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
    .innerJoin(carClasses, eq(carClasses.id, carModels.classId))
    .where(eq(carClasses.minLicenceYears, minLicenceYears))
    .limit(1);
  const [office] = await db.select().from(carOffices).limit(1);
  if (!plan || !unit || !office) throw new Error("the catalogue has no such car");
  const price = { priceLines: [], inCubaLines: [], deposit: 15_000, freeCancellationUntil: startsAt - 10 * DAY, days };
  const [booking] = await db
    .insert(bookings)
    .values({
      planId: plan.id,
      clientId,
      productType: ProductType.CarRent,
      supplierId: unit.supplierId,
      status: "requested",
      replacesId: replaces ?? null,
      createdAt: at,
      startsAt,
      endsAt,
      payNow: 41_500,
      payInCuba: 2_000,
      currency: "USD",
      price,
    })
    .returning();
  if (!booking) throw new Error("the booking was not stored");
  await db.insert(carBookings).values({
    bookingId: booking.id,
    unitId: unit.id,
    modelId: unit.modelId,
    pickUpOfficeId: office.id,
    dropOffOfficeId: office.id,
    driverFirstName: "Ana",
    driverLastName: "Rivera Soto",
    driverBirthDate: "1988-05-17",
    driverCountryId: 167,
    passportNumber: "C01X00T47",
    passportExpiresOn: "2031-01-01",
    licenceNumber: "R123456",
    licenceCountryId: 167,
    licenceIssuedOn: "2015-03-01",
    licenceExpiresOn: "2031-01-01",
    extras: { extraDrivers: 0, childSeats: 0, flightNumber: null },
  });
  const added = {
    id: booking.id,
    productType: ProductType.CarRent,
    startsAt,
    endsAt,
    amount: booking.payNow,
    replaces,
  };
  await db.insert(checkoutEvents).values({
    planId: plan.id,
    seq: plan.eventCount,
    type: "booking.added",
    at,
    event: { type: "booking.added", at, booking: added },
    actor: "client",
    actorId: clientId,
    recordedAt: at,
    machineVersion: MACHINE_VERSION,
  });
  return { planId: plan.id, bookingId: booking.id };
}

/** Names the extra driver of a stored rental, with a license that is not sealed. (CAR-63) */
export async function nameExtraDriver(db: Database, bookingId: number): Promise<void> {
  await db.insert(carNamedDrivers).values({
    ...{ bookingId, position: 0, firstName: "Luis", lastName: "Prado Mora", birthDate: "1985-03-02" },
    ...{ licenceNumber: "LX-778899", licenceCountryId: 167 },
    ...{ licenceIssuedOn: "2015-03-01", licenceExpiresOn: "2032-06-01" },
  });
}
