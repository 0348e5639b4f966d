import { sql } from "drizzle-orm";
import { boolean, check, date, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { minor } from "../../../platform/server/db/schema/columns";
import { LEAST_TURNOVER_HOURS } from "../../../shared/constants";
import { seasonNames } from "../../../shared/enumerations";

/** A row that is off sale is not offered; it stays for the bookings that refer to it. (OPS-27) */
const onSale = () => boolean("on_sale").notNull().default(true);

export const provinces = pgTable("provinces", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
});

export const zones = pgTable("zones", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  provinceId: integer("province_id")
    .notNull()
    .references(() => provinces.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

/** Car rental companies: the SupplierId and AgencyId of CAR-17. */
export const suppliers = pgTable(
  "suppliers",
  {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    /** Bookings are confirmed at once, without staff. */
    confirmsInstantly: boolean("confirms_instantly").notNull().default(false),
    extraDriverPerDay: minor("extra_driver_per_day"),
    extraDriverFlat: minor("extra_driver_flat"),
    /** The least time between two rentals of a car: the hour of grace and the work on the car. (CAR-64) */
    turnoverHours: integer("turnover_hours").notNull().default(LEAST_TURNOVER_HOURS),
    /** How far a car that was left at another office is driven back in a day, by road. */
    driveKmPerDay: integer("drive_km_per_day").notNull().default(500),
    /** A car that was left at another office stays there and is rented out there, instead of being driven back. */
    carsStay: boolean("cars_stay").notNull().default(false),
    /** The rental desks' number, and the one for breakdowns at any hour. */
    phone: text(),
    emergencyPhone: text("emergency_phone"),
    onSale: onSale(),
  },
  (table) => [check("suppliers_turnover", sql`${table.turnoverHours} >= 1 and ${table.driveKmPerDay} >= 1`)],
);

export const carOffices = pgTable("car_offices", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  zoneId: integer("zone_id")
    .notNull()
    .references(() => zones.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  airport: boolean().notNull(),
  /** The exact meeting point of a client, as staff have entered it: the hall, the door, the desk. (PAPER-18) */
  meetingPoint: text("meeting_point"),
  onSale: onSale(),
});

/**
 * When an office hands over and takes back cars, in Havana's time: several rows per weekday if it closes in between. An
 * office without rows is open at any hour. (OPS-71)
 */
export const carOfficeHours = pgTable(
  "car_office_hours",
  {
    officeId: integer("office_id")
      .notNull()
      .references(() => carOffices.id),
    /** From 1, Monday, to 7, Sunday. */
    weekday: integer().notNull(),
    opens: text().notNull(),
    closes: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.officeId, table.weekday, table.opens] })],
);

/** Days without pick-up and return: at all offices or one, for all companies or one. (OPS-71) */
export const carClosedDays = pgTable("car_closed_days", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  supplierId: integer("supplier_id").references(() => suppliers.id),
  officeId: integer("office_id").references(() => carOffices.id),
  name: text().notNull(),
});

/** First and last day (Havana) of a season and its factor on rates, in thousandths. Days without a row count as low. */
export const seasons = pgTable("seasons", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text({ enum: seasonNames }).notNull(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  perMille: integer("per_mille").notNull(),
});
