import { inArray, sql } from "drizzle-orm";
import { doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { suppliers } from "../../src/features/places/server/places.tables";
import { bookings } from "../../src/features/plan/server/plan.tables";
import { instant, minor } from "../../src/platform/server/db/schema/columns";
import { erased, type PersonalData, personalColumns } from "../../src/platform/server/personal/personalData";
import type { Tx } from "../../src/platform/server/services";

export const excursions = pgTable("excursions", {
  id: integer().primaryKey(),
  name: text().notNull(),
  meetingPoint: text("meeting_point").notNull(),
  zone: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text().notNull(),
  supplierId: integer("supplier_id")
    .notNull()
    .references(() => suppliers.id),
});

/** The days on which an excursion takes place, each with its seats. */
export const departures = pgTable("excursion_departures", {
  id: integer().primaryKey(),
  excursionId: integer("excursion_id")
    .notNull()
    .references(() => excursions.id),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  seats: integer().notNull(),
  taken: integer().notNull().default(0),
  pricePerPerson: minor("price_per_person").notNull(),
});

/** `held`: the number of seats that it holds now. */
export const excursionBookings = pgTable("excursion_bookings", {
  bookingId: integer("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  departureId: integer("departure_id")
    .notNull()
    .references(() => departures.id),
  held: integer().notNull(),
});

export const participants = pgTable(
  "excursion_participants",
  {
    bookingId: integer("booking_id")
      .notNull()
      .references(() => bookings.id),
    position: integer().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position] })],
);

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(excursionBookings, (of) => inArray(excursionBookings.bookingId, of.bookings), {}),
  personalColumns(participants, (of) => inArray(participants.bookingId, of.bookings), {
    firstName: erased(""),
    lastName: erased(""),
  }),
];

/** Its migration. */
export async function createTables(db: Tx): Promise<void> {
  await db.execute(sql`create table excursions (
    id integer primary key, name text not null, meeting_point text not null, zone text not null,
    latitude double precision not null, longitude double precision not null, phone text not null,
    supplier_id integer not null references suppliers)`);
  await db.execute(sql`create table excursion_departures (
    id integer primary key, excursion_id integer not null references excursions,
    starts_at timestamptz not null, ends_at timestamptz not null, seats integer not null,
    taken integer not null default 0 check (taken between 0 and seats), price_per_person integer not null)`);
  await db.execute(sql`create table excursion_bookings (
    booking_id integer primary key references bookings, departure_id integer not null references excursion_departures,
    held integer not null)`);
  await db.execute(sql`create table excursion_participants (
    booking_id integer not null references bookings, position integer not null,
    first_name text not null, last_name text not null, primary key (booking_id, position))`);
}
