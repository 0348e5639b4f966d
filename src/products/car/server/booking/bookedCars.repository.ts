import { and, eq, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { countries } from "../../../../features/account/server/account.tables";
import type { DrivenCar } from "../../../../features/documents/documents.rules";
import type { CoverPhoto } from "../../../../features/photos/photos.schemas";
import { coverColumn } from "../../../../features/photos/server/photos.repository";
import { hoursColumn } from "../../../../features/places/server/officeOpenings.repository";
import { carOffices, suppliers, zones } from "../../../../features/places/server/places.tables";
import { noBreakdown, readPrice } from "../../../../features/plan/price/bookedPrice";
import type { BookedParts, Papers } from "../../../../features/plan/server/plan.ports";
import { bookings } from "../../../../features/plan/server/plan.tables";
import { inParallel } from "../../../../platform/server/inParallel";
import { vaultOf } from "../../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../../platform/server/services";
import { havanaDate, havanaHour } from "../../../../shared/havana";
import type { OfficeHours } from "../../../../shared/officeOpening.schemas";
import type { ServicePlace } from "../../../product.server";
import type { BookedCar, BookedDriver } from "../../bookedCar.schemas";
import { carBookings, carNamedDrivers } from "../car.tables";
import { carClasses, carModels } from "../catalogue/catalogue.tables";
import { openDriver, openNamedDriver } from "../sealedDriver";
import { type NamedDriverRow, namedDrivers } from "./drivers.repository";

const dropOffOffices = alias(carOffices, "drop_off_offices");
const dropOffZones = alias(zones, "drop_off_zones_of_bookings");

/** The cars of the bookings that match a condition, by booking id. Two queries, sent at once. */
export async function bookedCars(
  db: Tx,
  which: SQL | undefined,
  papers: Papers,
): Promise<ReadonlyMap<number, BookedParts<BookedCar>>> {
  const withLicences = papers === "withAllPapers";
  const selected = db
    .select({
      booking: bookings,
      car: carBookings,
      model: carModels.name,
      photo: coverColumn("model", carModels.id),
      carClass: carClasses,
      pickUpOffice: carOffices.name,
      pickUpMeeting: carOffices.meetingPoint,
      pickUpHours: hoursColumn(carBookings.pickUpOfficeId),
      pickUpZone: zones,
      dropOffOffice: dropOffOffices.name,
      dropOffHours: hoursColumn(carBookings.dropOffOfficeId),
      dropOffZone: dropOffZones,
    })
    .from(bookings)
    .innerJoin(carBookings, eq(carBookings.bookingId, bookings.id))
    .innerJoin(carModels, eq(carModels.id, carBookings.modelId))
    .innerJoin(carClasses, eq(carClasses.id, carModels.classId))
    .innerJoin(carOffices, eq(carOffices.id, carBookings.pickUpOfficeId))
    .innerJoin(zones, eq(zones.id, carOffices.zoneId))
    .innerJoin(dropOffOffices, eq(dropOffOffices.id, carBookings.dropOffOfficeId))
    .innerJoin(dropOffZones, eq(dropOffZones.id, dropOffOffices.zoneId))
    .where(which);
  const [rows, allNamed] = await inParallel(selected, namedDrivers(db, which, { withLicences }));
  return new Map(
    rows.map((row) => {
      const named = allNamed.filter(({ bookingId }) => bookingId === row.booking.id);
      // A closed account has no names any more.
      const names = named.map(nameOf).filter((name) => name !== "");
      const details: BookedCar = {
        ...toBookedCar(row),
        ExtraDriverNames: names.length > 0 ? names : undefined,
        Driver: withLicences ? knownDriver(db, row.car) : undefined,
        NamedDrivers: withLicences ? knownDrivers(named) : undefined,
      };
      return [row.booking.id, { details, name: row.model, supplier: null }];
    }),
  );
}

type Row = {
  booking: typeof bookings.$inferSelect;
  car: typeof carBookings.$inferSelect;
  model: string;
  /** The model's cover photograph. */
  photo: CoverPhoto | null;
  carClass: typeof carClasses.$inferSelect;
  pickUpOffice: string;
  pickUpMeeting: string | null;
  pickUpHours: OfficeHours[];
  pickUpZone: typeof zones.$inferSelect;
  dropOffOffice: string;
  dropOffHours: OfficeHours[];
  dropOffZone: typeof zones.$inferSelect;
};

function toBookedCar({ booking, car, model, photo, carClass, ...places }: Row): BookedCar {
  return {
    ClassName: carClass.code,
    ModelName: model,
    Photo: photo ?? undefined,
    TransmissionId: carClass.transmission,
    ClassId: carClass.id,
    ZoneId: places.pickUpZone.id,
    ZoneCode: places.pickUpZone.code,
    PickUp: havanaDate(booking.startsAt),
    StartHour: havanaHour(booking.startsAt),
    DropOff: havanaDate(booking.endsAt),
    EndHour: havanaHour(booking.endsAt),
    Days: (readPrice(booking.price) ?? noBreakdown).days,
    PickUpOffice: places.pickUpOffice,
    PickUpMeeting: places.pickUpMeeting ?? undefined,
    PickUpHours: places.pickUpHours,
    PickUpZone: places.pickUpZone.name,
    DropOffOffice: places.dropOffOffice,
    DropOffHours: places.dropOffHours,
    DropOffZone: places.dropOffZone.name,
    DriverName: `${car.driverFirstName} ${car.driverLastName}`,
    ExtraDrivers: car.extras?.extraDrivers ?? 0,
    ChildSeats: car.extras?.childSeats ?? 0,
    FlightNumber: car.extras?.flightNumber ?? null,
    Offer: {
      SupplierId: booking.supplierId ?? 0,
      ModelId: car.modelId,
      AgencyId: car.pickUpOfficeId,
      DropOffAgencyId: car.dropOffOfficeId,
      DropOffZoneId: places.dropOffZone.id,
      MinLicenceYears: carClass.minLicenceYears,
    },
  };
}

/** The driver with the papers, unless those are erased: for their client alone. (CAR-62) */
function knownDriver(db: Tx, car: typeof carBookings.$inferSelect): BookedDriver | undefined {
  if (car.licenceNumber === "") return undefined;
  return toDriver(openDriver(vaultOf(db), car));
}

/** The named extra drivers, with their papers unless those are erased. */
function knownDrivers(named: readonly NamedDriverRow[]): BookedDriver[] | undefined {
  const known = named.filter(({ licenceNumber }) => licenceNumber !== "");
  return known.length === 0 ? undefined : known.map(toNamedDriver);
}

/** The named extra drivers in a client's booking, with their papers; without those whose papers are erased. */
export async function namedInBooking(db: Tx, bookingId: number, clientId: number): Promise<BookedDriver[]> {
  const ofClient = and(eq(bookings.id, bookingId), eq(bookings.clientId, clientId));
  return knownDrivers(await namedDrivers(db, ofClient, { withLicences: true })) ?? [];
}

const nameOf = ({ firstName, lastName }: NamedDriverRow) => `${firstName} ${lastName}`.trim();

const toNamedDriver = (driver: NamedDriverRow): BookedDriver => ({
  FirstName: driver.firstName,
  LastName: driver.lastName,
  BirthDate: driver.birthDate,
  LicenseNumber: driver.licenceNumber,
  LicenseCountryId: driver.licenceCountryId,
  LicenseIssued: driver.licenceIssuedOn,
  LicenseExpires: driver.licenceExpiresOn,
});

const toDriver = (car: typeof carBookings.$inferSelect): BookedDriver => ({
  FirstName: car.driverFirstName,
  LastName: car.driverLastName,
  BirthDate: car.driverBirthDate,
  ...passportIn(car),
  LicenseNumber: car.licenceNumber,
  LicenseCountryId: car.licenceCountryId,
  LicenseIssued: car.licenceIssuedOn,
  LicenseExpires: car.licenceExpiresOn,
});

function passportIn({ passportNumber, passportExpiresOn, driverCountryId }: typeof carBookings.$inferSelect) {
  if (passportNumber === "" || passportExpiresOn === null) return {};
  return { CountryId: driverCountryId, Passport: passportNumber, PassportExpires: passportExpiresOn };
}

const passportCountries = alias(countries, "passport_countries");
const licenceCountries = alias(countries, "licence_countries");

/**
 * The cars of these bookings by their start, once for each named driver, the driver before the extra drivers: Havana
 * days, and the licence that each requires. (CAR-63)
 */
export async function drivenCars(tx: Tx, bookingIds: readonly number[]): Promise<DrivenCar[]> {
  if (bookingIds.length === 0) return [];
  const [cars, extra] = await inParallel(carsOfDrivers(tx, bookingIds), carsOfNamedDrivers(tx, bookingIds));
  return cars.flatMap((car) => [car, ...extra.filter(({ bookingId }) => bookingId === car.bookingId)]);
}

type Licensed = Pick<
  typeof carBookings.$inferSelect,
  "licenceNumber" | "licenceCountryId" | "licenceIssuedOn" | "licenceExpiresOn"
>;

/** The fields of a licence that the checks of documents use. */
const licenceOf = (row: Licensed, countryIso: string): DrivenCar["driver"]["licence"] => ({
  number: row.licenceNumber,
  countryId: row.licenceCountryId,
  countryIso,
  issuedOn: row.licenceIssuedOn,
  expiresOn: row.licenceExpiresOn,
});

/** Cars with their named extra drivers. */
async function carsOfNamedDrivers(tx: Tx, bookingIds: readonly number[]): Promise<DrivenCar[]> {
  const rows = await tx
    .select({
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      minLicenceYears: carClasses.minLicenceYears,
      named: carNamedDrivers,
      licenceIso: countries.iso,
    })
    .from(carNamedDrivers)
    .innerJoin(bookings, eq(bookings.id, carNamedDrivers.bookingId))
    .innerJoin(carBookings, eq(carBookings.bookingId, bookings.id))
    .innerJoin(countries, eq(countries.id, carNamedDrivers.licenceCountryId))
    .innerJoin(carModels, eq(carModels.id, carBookings.modelId))
    .innerJoin(carClasses, eq(carClasses.id, carModels.classId))
    .where(inArray(bookings.id, [...bookingIds]))
    .orderBy(carNamedDrivers.position);
  const vault = vaultOf(tx);
  const opened = rows.map((row) => ({ ...row, named: openNamedDriver(vault, row.named) }));
  return opened.map(({ startsAt, endsAt, minLicenceYears, named, licenceIso }) => ({
    bookingId: named.bookingId,
    pickUp: havanaDate(startsAt),
    dropOff: havanaDate(endsAt),
    minLicenceYears,
    driver: {
      firstName: named.firstName,
      lastName: named.lastName,
      birthDate: named.birthDate,
      passport: null,
      licence: licenceOf(named, licenceIso),
    },
  }));
}

/** Cars with the driver of each. */
async function carsOfDrivers(tx: Tx, bookingIds: readonly number[]): Promise<DrivenCar[]> {
  const rows = await tx
    .select({
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      minLicenceYears: carClasses.minLicenceYears,
      car: carBookings,
      passportMonths: passportCountries.passportMonths,
      licenceIso: licenceCountries.iso,
    })
    .from(bookings)
    .innerJoin(carBookings, eq(carBookings.bookingId, bookings.id))
    .innerJoin(passportCountries, eq(passportCountries.id, carBookings.driverCountryId))
    .innerJoin(licenceCountries, eq(licenceCountries.id, carBookings.licenceCountryId))
    .innerJoin(carModels, eq(carModels.id, carBookings.modelId))
    .innerJoin(carClasses, eq(carClasses.id, carModels.classId))
    .where(inArray(bookings.id, [...bookingIds]))
    .orderBy(bookings.startsAt, bookings.id);
  const vault = vaultOf(tx);
  const opened = rows.map((row) => ({ ...row, car: openDriver(vault, row.car) }));
  return opened.map(({ startsAt, endsAt, minLicenceYears, car, passportMonths, licenceIso }) => ({
    bookingId: car.bookingId,
    pickUp: havanaDate(startsAt),
    dropOff: havanaDate(endsAt),
    minLicenceYears,
    driver: {
      firstName: car.driverFirstName,
      lastName: car.driverLastName,
      birthDate: car.driverBirthDate,
      passport:
        car.passportExpiresOn === null
          ? null
          : {
              number: car.passportNumber,
              expiresOn: car.passportExpiresOn,
              countryId: car.driverCountryId,
              months: passportMonths,
            },
      licence: licenceOf(car, licenceIso),
    },
  }));
}

/** The office where a car is picked up, with its company's phone numbers. */
export async function pickUpOffice(db: Tx, bookingId: number): Promise<ServicePlace | null> {
  const [row] = await db
    .select({ office: carOffices, zone: zones.name, phone: suppliers.phone, emergency: suppliers.emergencyPhone })
    .from(carBookings)
    .innerJoin(carOffices, eq(carOffices.id, carBookings.pickUpOfficeId))
    .innerJoin(zones, eq(zones.id, carOffices.zoneId))
    .innerJoin(bookings, eq(bookings.id, carBookings.bookingId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(eq(carBookings.bookingId, bookingId));
  if (!row) return null;
  const { name, latitude, longitude, meetingPoint } = row.office;
  const meeting = meetingPoint === null ? {} : { Meeting: meetingPoint };
  const phones = { Phone: row.phone, EmergencyPhone: row.emergency };
  return { Name: name, Zone: row.zone, Latitude: latitude, Longitude: longitude, Street: null, ...meeting, ...phones };
}
