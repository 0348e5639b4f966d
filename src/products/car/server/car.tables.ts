import { inArray, sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { countries } from "../../../features/account/server/account.tables";
import { carOffices, zones } from "../../../features/places/server/places.tables";
import type { BookedExtras } from "../../../features/plan/price/bookedPrice";
import { blocks, bookings } from "../../../features/plan/server/plan.tables";
import { instant } from "../../../platform/server/db/schema/columns";
import {
  erased,
  erasedPaper,
  NAMES_NOBODY,
  NO_DAY,
  type PersonalData,
  personalColumns,
} from "../../../platform/server/personal/personalData";
import { carModels, carUnits } from "./catalogue/catalogue.tables";

/** A car's part of a booking. Its unit is reserved in `car_reservations`. */
export const carBookings = pgTable("car_bookings", {
  bookingId: integer("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  unitId: integer("unit_id")
    .notNull()
    .references(() => carUnits.id),
  modelId: integer("model_id")
    .notNull()
    .references(() => carModels.id),
  pickUpOfficeId: integer("pick_up_office_id")
    .notNull()
    .references(() => carOffices.id),
  dropOffOfficeId: integer("drop_off_office_id")
    .notNull()
    .references(() => carOffices.id),
  driverFirstName: text("driver_first_name").notNull(),
  driverLastName: text("driver_last_name").notNull(),
  driverBirthDate: date("driver_birth_date").notNull(),
  /** Of the passport; without one, of the license. */
  driverCountryId: integer("driver_country_id")
    .notNull()
    .references(() => countries.id),
  /** "": not entered, or erased; the day is null if it was not entered. */
  passportNumber: text("passport_number").notNull(),
  passportExpiresOn: date("passport_expires_on"),
  licenceNumber: text("licence_number").notNull(),
  licenceCountryId: integer("licence_country_id")
    .notNull()
    .references(() => countries.id),
  licenceIssuedOn: date("licence_issued_on").notNull(),
  licenceExpiresOn: date("licence_expires_on").notNull(),
  /** Written by earlier releases only: what was accepted is in `policy_acceptances`. */
  policiesVersion: text("policies_version").notNull().default(""),
  /** The offer's extras: extra drivers, child seats. */
  extras: jsonb().$type<BookedExtras>().notNull(),
});

/** A booking's named extra drivers, in their order. Their number is in `extras`. (CAR-63) */
export const carNamedDrivers = pgTable(
  "car_named_drivers",
  {
    bookingId: integer("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** From 0. */
    position: integer().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    birthDate: date("birth_date").notNull(),
    /** "": erased. */
    licenceNumber: text("licence_number").notNull(),
    licenceCountryId: integer("licence_country_id")
      .notNull()
      .references(() => countries.id),
    licenceIssuedOn: date("licence_issued_on").notNull(),
    licenceExpiresOn: date("licence_expires_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position] })],
);

/**
 * A car unit reserved for a period by a booking or a block. The constraint `car_reservations_no_overlap` (in the
 * migrations) makes overlaps of [startsAt, freeAt) impossible, and a trigger ensures that a car begins where it is.
 * (OPS-17, CAR-64)
 */
export const carReservations = pgTable(
  "car_reservations",
  {
    bookingId: integer("booking_id")
      .unique()
      .references(() => bookings.id),
    blockId: integer("block_id")
      .unique()
      .references(() => blocks.id),
    unitId: integer("unit_id")
      .notNull()
      .references(() => carUnits.id),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** When the next reservation can begin: after turnover and return. If omitted, the database computes it. */
    freeAt: instant("free_at").notNull().default(sql`'infinity'`),
    /**
     * The zone in which the car is when it begins, and from `freeAt` on; null for a block that leaves it where it is.
     */
    fromZoneId: integer("from_zone_id").references(() => zones.id),
    standsInZoneId: integer("stands_in_zone_id").references(() => zones.id),
  },
  (table) => [
    check("car_reservations_one_holder", sql`num_nonnulls(${table.bookingId}, ${table.blockId}) = 1`),
    check("car_reservations_free_after", sql`${table.freeAt} >= ${table.endsAt}`),
    // Search queries each car's first reservation that is not over at the wanted start.
    index("car_reservations_probe").on(table.unitId, table.freeAt, table.startsAt),
  ],
);

/** What erasing a client does with these tables. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(carBookings, (of) => inArray(carBookings.bookingId, of.bookings), {
    driverFirstName: erased(""),
    driverLastName: erased(""),
    driverBirthDate: erasedPaper(NO_DAY),
    passportNumber: erasedPaper(""),
    passportExpiresOn: erasedPaper(NO_DAY),
    licenceNumber: erasedPaper(""),
    licenceIssuedOn: erasedPaper(NO_DAY),
    licenceExpiresOn: erasedPaper(NO_DAY),
    policiesVersion: NAMES_NOBODY,
    extras: { inside: { flightNumber: erased(null) } },
  }),
  personalColumns(carNamedDrivers, (of) => inArray(carNamedDrivers.bookingId, of.bookings), {
    firstName: erased(""),
    lastName: erased(""),
    birthDate: erasedPaper(NO_DAY),
    licenceNumber: erasedPaper(""),
    licenceIssuedOn: erasedPaper(NO_DAY),
    licenceExpiresOn: erasedPaper(NO_DAY),
  }),
  personalColumns(carReservations, (of) => inArray(carReservations.bookingId, of.bookings), {}),
];
