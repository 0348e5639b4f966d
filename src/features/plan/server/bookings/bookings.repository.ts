import { and, asc, eq, gt, inArray, lt, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { atOnce } from "../../../../platform/server/atOnce";
import { vaultOf } from "../../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../../platform/server/services";
import { rowsAt } from "../../../../platform/server/versions/rowsAt";
import { carBookings } from "../../../../products/car/server/car.tables";
import { carClasses, carModels } from "../../../../products/car/server/catalogue/catalogue.tables";
import { havanaDate, havanaHour } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { OfficeHours } from "../../../../shared/officeOpening.schemas";
import { vouchers } from "../../../papers/server/papers.tables";
import type { CoverPhoto } from "../../../photos/photos.schemas";
import { coverColumn } from "../../../photos/server/photos.repository";
import { hoursColumn } from "../../../places/server/officeOpenings.repository";
import { carOffices, suppliers, zones } from "../../../places/server/places.tables";
import { type BookingStatus, bookingStatuses, isOpen, rowStatuses } from "../../bookingStatus";
import type { CancellationRule } from "../../cancellation.rules";
import { noBreakdown, readPrice } from "../../plan.price";
import type { BookedCar, BookedDriver, Booking } from "../../plan.schemas";
import { bookings } from "../plan.tables";
import { openDriver } from "../sealedPapers";
import { type LodgingPart, lodgingPartsOf, type Papers } from "./bookedLodging.repository";
import { cancellationRulesOf } from "./cancellation.repository";

const dropOffOffices = alias(carOffices, "drop_off_offices");
const dropOffZones = alias(zones, "drop_off_zones_of_bookings");

/** Rows that do not count as bookings: removed ones, and proposals not accepted by the client. */
export const isBooked = inArray(bookings.status, bookingStatuses);

/** Bookings with everything that pages and papers show, in the order they were made. */
async function select(db: Tx, which: SQL | undefined, papers?: Papers): Promise<Booking[]> {
  const selected = db
    .select({
      booking: bookings,
      supplier: suppliers.name,
      voucher: vouchers.number,
      car: carBookings,
      model: carModels.name,
      photo: coverColumn("model", carModels.id),
      carClass: carClasses,
      pickUpOffice: carOffices.name,
      pickUpHours: hoursColumn(carBookings.pickUpOfficeId),
      pickUpZone: zones,
      dropOffOffice: dropOffOffices.name,
      dropOffHours: hoursColumn(carBookings.dropOffOfficeId),
      dropOffZone: dropOffZones.name,
    })
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .leftJoin(vouchers, eq(vouchers.bookingId, bookings.id))
    .leftJoin(carBookings, eq(carBookings.bookingId, bookings.id))
    .leftJoin(carModels, eq(carModels.id, carBookings.modelId))
    .leftJoin(carClasses, eq(carClasses.id, carModels.classId))
    .leftJoin(carOffices, eq(carOffices.id, carBookings.pickUpOfficeId))
    .leftJoin(zones, eq(zones.id, carOffices.zoneId))
    .leftJoin(dropOffOffices, eq(dropOffOffices.id, carBookings.dropOffOfficeId))
    .leftJoin(dropOffZones, eq(dropOffZones.id, dropOffOffices.zoneId))
    .where(which)
    .orderBy(bookings.id);
  const [rows, lodgings] = await atOnce(selected, lodgingPartsOf(db, which, papers));
  // A booking from before its schedule was stored with it has its product's present one.
  const rulesOf = new Map<number, CancellationRule[]>();
  for (const { booking } of rows) {
    if (readPrice(booking.price)?.cancellation || rulesOf.has(booking.productType)) continue;
    rulesOf.set(
      booking.productType,
      await cancellationRulesOf(db, booking.productType, await rowsAt(db, booking.createdAt)),
    );
  }
  return rows.map((row) => toBooking(row, rulesOf.get(row.booking.productType) ?? [], lodgings.get(row.booking.id)));
}

type Row = {
  booking: typeof bookings.$inferSelect;
  supplier: string | null;
  voucher: string | null;
  car: typeof carBookings.$inferSelect | null;
  model: string | null;
  /** The car model's cover photograph. */
  photo: CoverPhoto | null;
  carClass: typeof carClasses.$inferSelect | null;
  pickUpOffice: string | null;
  pickUpHours: OfficeHours[];
  pickUpZone: typeof zones.$inferSelect | null;
  dropOffOffice: string | null;
  dropOffHours: OfficeHours[];
  dropOffZone: string | null;
};

function toBooking(row: Row, rulesOfToday: CancellationRule[], part: LodgingPart | undefined): Booking {
  const { booking, voucher, model } = row;
  const supplier = row.supplier ?? part?.supplier;
  const price = readPrice(booking.price);
  const { priceLines, inCubaLines, deposit, freeCancellationUntil, days, cancellation } = price ?? noBreakdown;
  return {
    BookingId: booking.id,
    TravelPlanId: booking.planId,
    ProductType: booking.productType,
    Status: statusOf(booking),
    Name: model ?? part?.lodging.HotelName ?? supplier ?? String(booking.id),
    SupplierName: supplier ?? "",
    SupplierReference: booking.supplierReference,
    DeclineReason: booking.status === "declined" ? booking.declineReason : null,
    CreatedAt: booking.createdAt,
    StartsAt: booking.startsAt,
    EndsAt: booking.endsAt,
    CurrencyCode: "USD",
    PayNow: booking.payNow,
    PriceLines: priceLines,
    PayInCuba: booking.payInCuba,
    InCubaLines: inCubaLines,
    Deposit: deposit,
    FreeCancellationUntil: freeCancellationUntil,
    Units: days,
    CancellationRules: cancellation ?? rulesOfToday,
    VoucherNumber: voucher,
    Car: toBookedCar(row),
    Lodging: part?.lodging ?? null,
    ...(!price && { Unreadable: true as const }),
  };
}

/** A proposed alternative is shown as the booking that it would become: confirmed. */
function statusOf({ status }: Pick<Row["booking"], "status">): BookingStatus {
  return bookingStatuses.find((known) => known === status) ?? "confirmed";
}

function toBookedCar({ booking, car, model, photo, carClass, ...places }: Row): BookedCar | null {
  if (!car || !carClass || !places.pickUpZone) return null;
  return {
    ClassName: carClass.code,
    ModelName: model ?? "",
    ...(photo && { Photo: photo }),
    TransmissionId: carClass.transmission,
    ClassId: carClass.id,
    ZoneId: places.pickUpZone.id,
    ZoneCode: places.pickUpZone.code,
    PickUp: havanaDate(booking.startsAt),
    StartHour: havanaHour(booking.startsAt),
    DropOff: havanaDate(booking.endsAt),
    EndHour: havanaHour(booking.endsAt),
    Days: (readPrice(booking.price) ?? noBreakdown).days,
    PickUpOffice: places.pickUpOffice ?? "",
    PickUpHours: places.pickUpHours,
    PickUpZone: places.pickUpZone.name,
    DropOffOffice: places.dropOffOffice ?? "",
    DropOffHours: places.dropOffHours,
    DropOffZone: places.dropOffZone ?? "",
    DriverName: `${car.driverFirstName} ${car.driverLastName}`,
    ExtraDrivers: car.extras?.extraDrivers ?? 0,
    ChildSeats: car.extras?.childSeats ?? 0,
    FlightNumber: car.extras?.flightNumber ?? null,
  };
}

export async function bookingsOf(db: Tx, planId: number, papers?: Papers): Promise<Booking[]> {
  return select(db, and(eq(bookings.planId, planId), isBooked), papers);
}

export async function bookingsOfPlans(db: Tx, planIds: readonly number[], papers?: Papers): Promise<Booking[]> {
  return planIds.length === 0 ? [] : select(db, and(inArray(bookings.planId, [...planIds]), isBooked), papers);
}

export async function bookingsById(db: Tx, ids: readonly number[]): Promise<Booking[]> {
  return ids.length === 0 ? [] : select(db, and(inArray(bookings.id, [...ids]), isBooked));
}

export async function findBooking(db: Tx, id: number, papers?: Papers): Promise<Booking | undefined> {
  const [booking] = await select(db, and(eq(bookings.id, id), isBooked), papers);
  return booking;
}

/** A client's open bookings of a product in a period, in any plan, with the papers of those whom they are for. */
export async function openBookingsDuring(
  db: Tx,
  clientId: number,
  { productType, startsAt, endsAt }: { productType: number; startsAt: Instant; endsAt: Instant },
): Promise<Booking[]> {
  const ofProduct = and(eq(bookings.clientId, clientId), eq(bookings.productType, productType));
  const during = and(lt(bookings.startsAt, endsAt), gt(bookings.endsAt, startsAt));
  const open = inArray(bookings.status, rowStatuses.filter(isOpen));
  const found = await select(db, and(ofProduct, open, during), "withPassports");
  const drivers = await driversOf(
    db,
    found.map(({ BookingId }) => BookingId),
  );
  return found.map((booking) => ({ ...booking, Driver: drivers.get(booking.BookingId) }));
}

/** The drivers of car bookings with their papers, unless those are erased: for their client alone. (CAR-62) */
export async function driversOf(db: Tx, ids: readonly number[]): Promise<Map<number, BookedDriver>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(carBookings)
    .where(inArray(carBookings.bookingId, [...ids]));
  const known = rows.filter(({ passportNumber, licenceNumber }) => passportNumber !== "" && licenceNumber !== "");
  return new Map(known.map((row) => [row.bookingId, toDriver(openDriver(vaultOf(db), row))]));
}

const toDriver = (car: typeof carBookings.$inferSelect): BookedDriver => ({
  FirstName: car.driverFirstName,
  LastName: car.driverLastName,
  BirthDate: car.driverBirthDate,
  CountryId: car.driverCountryId,
  Passport: car.passportNumber,
  PassportExpires: car.passportExpiresOn,
  LicenseNumber: car.licenceNumber,
  LicenseCountryId: car.licenceCountryId,
  LicenseIssued: car.licenceIssuedOn,
  LicenseExpires: car.licenceExpiresOn,
});

/** The bookings of a plan for which staff propose an alternative that nobody has answered or withdrawn. */
export async function proposedBookings(db: Tx, planId: number): Promise<number[]> {
  const proposed = and(eq(bookings.planId, planId), eq(bookings.status, "proposed"));
  const rows = await db.select({ id: bookings.replacesId }).from(bookings).where(proposed);
  return rows.flatMap(({ id }) => id ?? []);
}

/** What staff propose, as the booking that it would become; undefined if there is no such row. */
export async function findOffer(db: Tx, id: number): Promise<Booking | undefined> {
  const [offer] = await select(db, and(eq(bookings.id, id), eq(bookings.status, "proposed")), "withPassports");
  return offer;
}

/** What staff propose in place of a plan's bookings, each as the booking that it would become. */
export async function proposalsOf(db: Tx, planId: number) {
  const proposed = and(eq(bookings.planId, planId), eq(bookings.status, "proposed"));
  const { id, replacesId, proposalNote } = bookings;
  const rows = await db.select({ id, replacesId, note: proposalNote }).from(bookings).where(proposed).orderBy(asc(id));
  if (rows.length === 0) return [];
  const offers = await select(db, proposed);
  return rows.flatMap(({ id, replacesId, note }) => {
    const offer = offers.find(({ BookingId }) => BookingId === id);
    return offer && replacesId !== null ? [{ offer, replacesId, note: note ?? "" }] : [];
  });
}
