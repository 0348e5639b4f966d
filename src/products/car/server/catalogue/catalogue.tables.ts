import { sql } from "drizzle-orm";
import { boolean, check, date, doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { minor } from "../../../../platform/server/db/schema/columns";
import { seasonNames } from "../../../../shared/enumerations";
import { LEAST_TURNOVER_HOURS } from "../../car.turnover";

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
    /** What lies between two rentals of a car at least: the hour of grace and the work on the car. (CAR-64) */
    turnoverHours: integer("turnover_hours").notNull().default(LEAST_TURNOVER_HOURS),
    /** How far a car that was left elsewhere is driven back in a day, by road. */
    driveKmPerDay: integer("drive_km_per_day").notNull().default(500),
    /** A car that was left elsewhere stays there and is rented out there, in place of being driven back. */
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

export const carClasses = pgTable("car_classes", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  /** Transmission of WIRE-18. */
  transmission: integer().notNull(),
  seats: integer().notNull(),
  bags: integer().notNull(),
  /** Per day of 3 to 6 days in high season, waiver included. */
  perDay: minor("per_day").notNull(),
  waiverPerDay: minor("waiver_per_day").notNull(),
  deposit: minor().notNull(),
  /** The tank, full at pick-up and paid at the rental desk; null: at the pump's price of the day. */
  fullTank: minor("full_tank"),
  /** Kilometres a day that are included; null: without limit. */
  kmLimit: integer("km_limit"),
  minLicenceYears: integer("min_licence_years").notNull().default(2),
  onSale: onSale(),
});

export const carModels = pgTable("car_models", {
  id: integer().primaryKey(),
  name: text().notNull(),
  classId: integer("class_id")
    .notNull()
    .references(() => carClasses.id),
  onSale: onSale(),
});

/** One physical car, at home in a zone. */
export const carUnits = pgTable(
  "car_units",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    modelId: integer("model_id")
      .notNull()
      .references(() => carModels.id),
    zoneId: integer("zone_id")
      .notNull()
      .references(() => zones.id),
    /** The number plate, by which people name it; null if none was entered. */
    plate: text().unique(),
    /** It has been left elsewhere than at home, so that its place is looked up; set by the database. (CAR-64) */
    roams: boolean().notNull().default(false),
    onSale: onSale(),
  },
  (table) => [
    index("car_units_on_sale").on(table.zoneId, table.supplierId, table.modelId).where(table.onSale.getSQL()),
    index("car_units_roaming").on(table.supplierId).where(table.roams.getSQL()),
  ],
);

/** Zones in which a supplier takes back a car that was picked up in another zone. */
export const dropOffZones = pgTable(
  "drop_off_zones",
  {
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    fromZoneId: integer("from_zone_id")
      .notNull()
      .references(() => zones.id),
    toZoneId: integer("to_zone_id")
      .notNull()
      .references(() => zones.id),
    /** Road kilometres. */
    km: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.fromZoneId, table.toZoneId] })],
);

/** First and last day (Havana) of a season and its factor on rates, in thousandths. Days without a row count as low. */
export const seasons = pgTable("seasons", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text({ enum: seasonNames }).notNull(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  perMille: integer("per_mille").notNull(),
});

/** Factor on car rates for rentals of at least this many days, in thousandths. */
export const lengthTiers = pgTable("length_tiers", {
  fromDays: integer("from_days").primaryKey(),
  perMille: integer("per_mille").notNull(),
});

/** What cancelling costs (REFUND-1, REFUND-2, cancel-policy codes). */
export const cancellationRules = pgTable("cancellation_rules", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  productType: integer("product_type").notNull(),
  code: integer().notNull(),
  /** Applies from this many days before the service, down to `toDays`. */
  fromDays: integer("from_days"),
  toDays: integer("to_days").notNull(),
  percent: integer(),
  units: integer(),
  amount: minor(),
  noShow: boolean("no_show").notNull().default(false),
});

/** Reserve periods in days, per product type. */
export const reservePeriods = pgTable("reserve_periods", {
  productType: integer("product_type").primaryKey(),
  minimumDays: integer("minimum_days").notNull(),
  maximumDays: integer("maximum_days").notNull(),
});

/** Charges at the rental desk, and for young and senior drivers; the pricing knows each by its code. */
export const carCharges = pgTable("car_charges", {
  code: text().primaryKey(),
  /** Minor units, or per cent where the code says so. */
  amount: integer().notNull(),
});
