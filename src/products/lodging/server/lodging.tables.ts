import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { countries } from "../../../features/account/server/account.tables";
import { zones } from "../../../features/places/server/places.tables";
import { blocks, bookings } from "../../../features/plan/server/plan.tables";
import { minor } from "../../../platform/server/db/schema/columns";
import {
  BY_LAW,
  erased,
  erasedPaper,
  NAMES_NOBODY,
  type PersonalData,
  personalColumns,
} from "../../../platform/server/personal/personalData";
import { buildings, propertyKinds } from "../../../shared/lodgingCodes";
import type { Beds } from "../lodging.catalogue";
import { serviceCodes } from "../lodging.enumerations";
import { MOST_ROOMS } from "../lodging.rules";

export const hotelChains = pgTable("hotel_chains", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

/** Hotels and villas. Ids of lodging.enumerations.ts where a column names one. */
export const hotels = pgTable(
  "hotels",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: propertyKinds }).notNull(),
    categoryId: integer("category_id").notNull(),
    stars: integer(),
    chainId: integer("chain_id").references(() => hotelChains.id),
    zoneId: integer("zone_id")
      .notNull()
      .references(() => zones.id),
    locationId: integer("location_id").notNull(),
    building: text({ enum: buildings }).notNull(),
    /** The quarter, beach or cay in which it is, under its name in Cuba; null: unknown. */
    area: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    checkInHour: text("check_in_hour").notNull(),
    checkOutHour: text("check_out_hour").notNull(),
    /** Street and number, as one line. A villa's is shown only to those who paid for it. */
    street: text(),
    phone: text(),
    /** Bookings are confirmed at once, without staff. */
    confirmsInstantly: boolean("confirms_instantly").notNull().default(false),
    /** The description that staff have written in each language; null: nothing is shown. */
    aboutEn: text("about_en"),
    aboutEs: text("about_es"),
    active: boolean().notNull().default(true),
  },
  (table) => [unique("hotels_name").on(table.zoneId, table.name)],
);

export const hotelServices = pgTable(
  "hotel_services",
  {
    hotelId: integer("hotel_id")
      .notNull()
      .references(() => hotels.id),
    code: text({ enum: serviceCodes }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.code] })],
);

/** The rooms of one class in a property; a villa is one room type with one unit. (LODGE-8) */
export const roomTypes = pgTable(
  "room_types",
  {
    id: integer().primaryKey(),
    hotelId: integer("hotel_id")
      .notNull()
      .references(() => hotels.id),
    classId: integer("class_id").notNull(),
    /** How many of them we can sell for a night. */
    units: integer().notNull(),
    maxAdults: integer("max_adults").notNull(),
    /** Without children under 3 who sleep in cots. */
    maxGuests: integer("max_guests").notNull(),
    /** How many children under 3 a room has cots for; further ones count as guests. (LODGE-31) */
    cots: integer().notNull().default(2),
    /** How many guests the rate covers; further ones pay extra. */
    coversGuests: integer("covers_guests").notNull(),
    bedrooms: integer(),
    /** Null: unknown, and the page leaves it out. (LODGE-17) */
    squareMetres: integer("square_metres"),
    beds: jsonb().$type<Beds[]>(),
    /** Days before arrival at which the property withdraws unsold rooms; null: never. (OPS-72) */
    releaseDays: integer("release_days"),
    /** A row off sale stays for the bookings that refer to it. (OPS-27) */
    onSale: boolean("on_sale").notNull().default(true),
  },
  (table) => [
    unique("room_types_class").on(table.hotelId, table.classId),
    // Referenced by the nights, so that they always have the present count.
    unique("room_types_units").on(table.id, table.units),
    check("room_types_counts", sql`${table.units} >= 0 and ${table.coversGuests} > 0`),
  ],
);

/** What a room costs per night with a meal plan (DocPeriod), by season. (LODGE-6) */
export const roomRates = pgTable(
  "room_rates",
  {
    roomTypeId: integer("room_type_id")
      .notNull()
      .references(() => roomTypes.id),
    mealsPlanId: integer("meals_plan_id").notNull(),
    peak: minor().notNull(),
    high: minor().notNull(),
    low: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomTypeId, table.mealsPlanId] })],
);

/** What children pay by age, in per cent of a guest's share; without rows the default of LODGE-5. (OPS-73) */
export const roomChildRates = pgTable(
  "room_child_rates",
  {
    roomTypeId: integer("room_type_id")
      .notNull()
      .references(() => roomTypes.id),
    fromAge: integer("from_age").notNull(),
    toAge: integer("to_age").notNull(),
    percent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomTypeId, table.fromAge] })],
);

/**
 * How many rooms of a type are sold or blocked for a night; no row: none. The foreign key keeps `units` equal to the
 * room type's, so that the check makes it impossible to sell more than that, also by lowering the count. (LODGE-9,
 * SIM-1, OPS-17)
 */
export const roomNights = pgTable(
  "room_nights",
  {
    roomTypeId: integer("room_type_id").notNull(),
    night: date().notNull(),
    units: integer().notNull(),
    sold: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomTypeId, table.night] }),
    foreignKey({
      name: "room_nights_units",
      columns: [table.roomTypeId, table.units],
      foreignColumns: [roomTypes.id, roomTypes.units],
    }).onUpdate("cascade"),
    check("room_nights_never_oversold", sql`${table.sold} >= 0 and ${table.sold} <= ${table.units}`),
    // What a search reads of the nights of a stay.
    index("room_nights_few_free").on(table.night, table.roomTypeId, table.units, table.sold).where(hasFewFree(table)),
  ],
);

type Night = Record<"units" | "sold", SQLWrapper>;

export const freeUnits = ({ units, sold }: Night): SQL<number> => sql`${units} - ${sold}`;

/** The nights of which a search may read how many rooms are free. (SPEED-15) */
export function hasFewFree(night: Night): SQL {
  // As a literal: PostgreSQL uses the index only if its condition is visible.
  return sql`${freeUnits(night)} <= ${sql.raw(String(MOST_ROOMS))}`;
}

/** The room nights that a booking or a block holds; deleted on release. */
export const roomHolds = pgTable(
  "room_holds",
  {
    bookingId: integer("booking_id")
      .unique()
      .references(() => bookings.id),
    blockId: integer("block_id")
      .unique()
      .references(() => blocks.id),
    roomTypeId: integer("room_type_id")
      .notNull()
      .references(() => roomTypes.id),
    rooms: integer().notNull(),
    checkIn: date("check_in").notNull(),
    checkOut: date("check_out").notNull(),
  },
  (table) => [
    check("room_holds_one_holder", sql`num_nonnulls(${table.bookingId}, ${table.blockId}) = 1`),
    // For the calendar: a room type's holds in some weeks.
    index("room_holds_type").on(table.roomTypeId, table.checkOut),
  ],
);

/** A stay's part of a booking. */
export const lodgingBookings = pgTable("lodging_bookings", {
  bookingId: integer("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  hotelId: integer("hotel_id")
    .notNull()
    .references(() => hotels.id),
  roomTypeId: integer("room_type_id")
    .notNull()
    .references(() => roomTypes.id),
  mealsPlanId: integer("meals_plan_id").notNull(),
  checkIn: date("check_in").notNull(),
  checkOut: date("check_out").notNull(),
  /** The client's requests to the property. */
  requests: text(),
  /** Written by earlier releases only: what was accepted is in `policy_acceptances`. */
  policiesVersion: text("policies_version").notNull().default(""),
});

/** Who sleeps where, in the order of the booking form: the first is the main traveler. */
export const lodgingGuests = pgTable(
  "lodging_guests",
  {
    bookingId: integer("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** From 0. */
    position: integer().notNull(),
    /** From 1. */
    room: integer().notNull(),
    /** Whole years; null for an adult. */
    age: integer(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** The country of the passport; null: not entered. */
    countryId: integer("country_id").references(() => countries.id),
    /** "": not given, or erased. */
    passportNumber: text("passport_number").notNull(),
    /** Null: not given, and not checked. (DOC-3) */
    passportExpiresOn: date("passport_expires_on"),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position] })],
);

/** What erasing a client does with these tables. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(lodgingBookings, (of) => inArray(lodgingBookings.bookingId, of.bookings), {
    checkIn: BY_LAW,
    checkOut: BY_LAW,
    requests: erased(null),
    policiesVersion: NAMES_NOBODY,
  }),
  personalColumns(lodgingGuests, (of) => inArray(lodgingGuests.bookingId, of.bookings), {
    firstName: erased(""),
    lastName: erased(""),
    passportNumber: erasedPaper(""),
    passportExpiresOn: erasedPaper(null),
  }),
  personalColumns(roomHolds, (of) => inArray(roomHolds.bookingId, of.bookings), { checkIn: BY_LAW, checkOut: BY_LAW }),
];
