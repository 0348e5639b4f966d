import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { countries } from "../../../features/account/server/account.tables";
import { type BookedGuest, USUAL_PASSPORT_MONTHS } from "../../../features/documents/documents.rules";
import type { CoverPhoto } from "../../../features/photos/photos.schemas";
import { coverColumn } from "../../../features/photos/server/photos.repository";
import { provinces, zones } from "../../../features/places/server/places.tables";
import { priceStatus, type RowStatus } from "../../../features/plan/bookings/bookingStatus";
import type { BookedParts, Papers } from "../../../features/plan/server/plan.ports";
import { bookings, travelPlans } from "../../../features/plan/server/plan.tables";
import { inParallel } from "../../../platform/server/inParallel";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../platform/server/services";
import { daysBetween } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { mealsPlanCode, roomClassCode } from "../../../shared/lodgingCodes";
import type { BookedLodging, BookedRoom } from "../bookedLodging.schemas";
import { contactOf } from "../propertyContact";
import { hotelChains, hotels, lodgingBookings, lodgingGuests, roomTypes } from "./lodging.tables";
import { openGuest } from "./sealedGuest";

type Guest = typeof lodgingGuests.$inferSelect;

/**
 * The stays of the bookings that match a condition, by booking id; bookings of other products have none. Two queries
 * for any number, sent at once.
 */
export async function bookedStays(
  db: Tx,
  which: SQL | undefined,
  papers: Papers,
): Promise<ReadonlyMap<number, BookedParts<BookedLodging>>> {
  const selected = db
    .select({
      stay: lodgingBookings,
      hotel: hotels,
      chain: hotelChains.name,
      zone: zones,
      province: provinces.name,
      classId: roomTypes.classId,
      photo: coverColumn("hotel", hotels.id),
      paidAt: travelPlans.paidAt,
      status: bookings.status,
    })
    .from(lodgingBookings)
    .innerJoin(bookings, eq(bookings.id, lodgingBookings.bookingId))
    .innerJoin(travelPlans, eq(travelPlans.id, bookings.planId))
    .innerJoin(hotels, eq(hotels.id, lodgingBookings.hotelId))
    .innerJoin(roomTypes, eq(roomTypes.id, lodgingBookings.roomTypeId))
    .innerJoin(zones, eq(zones.id, hotels.zoneId))
    .innerJoin(provinces, eq(provinces.id, zones.provinceId))
    .leftJoin(hotelChains, eq(hotelChains.id, hotels.chainId))
    .where(which);
  const those = db.select({ id: bookings.id }).from(bookings).where(which);
  const [rows, stored] = await inParallel(
    selected,
    db
      .select()
      .from(lodgingGuests)
      .where(inArray(lodgingGuests.bookingId, those))
      .orderBy(asc(lodgingGuests.bookingId), asc(lodgingGuests.position)),
  );
  const guests = stored.map((guest) =>
    papers === "withoutPassports"
      ? { ...guest, passportNumber: "", passportExpiresOn: null }
      : openGuest(vaultOf(db), guest),
  );
  return new Map(
    rows.map((row) => {
      const ofBooking = guests.filter(({ bookingId }) => bookingId === row.stay.bookingId);
      return [row.stay.bookingId, partsOf(row, ofBooking)];
    }),
  );
}

const partsOf = (row: Row & { chain: string | null }, guests: readonly Guest[]): BookedParts<BookedLodging> => ({
  details: toLodging(row, guests),
  name: row.hotel.name,
  supplier: row.chain ?? row.hotel.name,
});

/** The chain of a booking's property, or the property itself. */
export const providerOfStay = sql<string | null>`(
  select coalesce(${hotelChains.name}, ${hotels.name}) from ${lodgingBookings}
  join ${hotels} on ${hotels.id} = ${lodgingBookings.hotelId}
  left join ${hotelChains} on ${hotelChains.id} = ${hotels.chainId}
  where ${lodgingBookings.bookingId} = ${bookings.id})`;

type Row = {
  stay: typeof lodgingBookings.$inferSelect;
  hotel: typeof hotels.$inferSelect;
  zone: typeof zones.$inferSelect;
  province: string;
  classId: number;
  photo: CoverPhoto | null;
  paidAt: Instant | null;
  status: RowStatus;
};

function toLodging(
  { stay, hotel, zone, province, classId, photo, paidAt, status }: Row,
  guests: readonly Guest[],
): BookedLodging {
  return {
    HotelId: hotel.id,
    HotelName: hotel.name,
    Photo: photo ?? undefined,
    Kind: hotel.kind,
    Building: hotel.building,
    Stars: hotel.stars,
    ZoneId: zone.id,
    ZoneCode: zone.code,
    ZoneName: zone.name,
    ProvinceName: province,
    Latitude: hotel.latitude,
    Longitude: hotel.longitude,
    ...contactOf(hotel, { isPaid: priceStatus(status, paidAt !== null) === "paid" }),
    RoomClassId: classId,
    RoomClassCode: roomClassCode(classId) ?? "",
    MealsPlanId: stay.mealsPlanId,
    MealsPlanCode: mealsPlanCode(stay.mealsPlanId) ?? "",
    CheckIn: stay.checkIn,
    CheckInHour: hotel.checkInHour,
    CheckOut: stay.checkOut,
    CheckOutHour: hotel.checkOutHour,
    Nights: daysBetween(stay.checkIn, stay.checkOut),
    Rooms: roomsOf(guests),
    Travelers: guests.map(travelerOf),
    Requests: stay.requests,
  };
}

function roomsOf(guests: readonly Guest[]): BookedRoom[] {
  return [...new Set(guests.map(({ room }) => room))].map((room) => {
    const inRoom = guests.filter((guest) => guest.room === room);
    const ages = inRoom.flatMap(({ age }) => (age === null ? [] : [age]));
    return {
      room,
      adultsAmount: inRoom.length - ages.length,
      childrenAmount: ages.length,
      childrenAgeList: ages,
      Guests: inRoom.map((guest) => ({ Age: guest.age, Traveler: travelerOf(guest) })),
    };
  });
}

function travelerOf({ countryId, firstName, lastName, passportNumber, passportExpiresOn, position }: Guest) {
  return {
    Country: countryId,
    Name: firstName,
    LastName: lastName,
    Passport: passportNumber,
    PassportExpires: passportExpiresOn ?? undefined,
    IsMainUser: position === 0,
  };
}

/** The guests of a client's stay with their passports; none if the booking is not a stay of that client. */
export async function guestsOf(
  db: Tx,
  { bookingId, clientId }: { bookingId: number; clientId: number },
): Promise<Guest[]> {
  const rows = await db
    .select({ guest: lodgingGuests })
    .from(lodgingGuests)
    .innerJoin(bookings, eq(bookings.id, lodgingGuests.bookingId))
    .where(and(eq(lodgingGuests.bookingId, bookingId), eq(bookings.clientId, clientId)))
    .orderBy(asc(lodgingGuests.position));
  return rows.map(({ guest }) => openGuest(vaultOf(db), guest));
}

/** The guests of these bookings whose passport expiry is known. (DOC-3) */
export async function knownGuests(tx: Tx, bookingIds: readonly number[]): Promise<BookedGuest[]> {
  if (bookingIds.length === 0) return [];
  const rows = await tx
    .select({
      bookingId: lodgingGuests.bookingId,
      expiresOn: lodgingGuests.passportExpiresOn,
      months: countries.passportMonths,
      firstDay: lodgingBookings.checkIn,
      lastDay: lodgingBookings.checkOut,
    })
    .from(lodgingGuests)
    .innerJoin(lodgingBookings, eq(lodgingBookings.bookingId, lodgingGuests.bookingId))
    .leftJoin(countries, eq(countries.id, lodgingGuests.countryId))
    .where(and(inArray(lodgingGuests.bookingId, [...bookingIds]), isNotNull(lodgingGuests.passportExpiresOn)))
    .orderBy(asc(lodgingGuests.bookingId), asc(lodgingGuests.position));
  return rows.flatMap(({ expiresOn, months, ...stay }) =>
    expiresOn ? [{ ...stay, passport: { expiresOn, months: months ?? USUAL_PASSPORT_MONTHS } }] : [],
  );
}
