import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { suppliers, zones } from "../../../../features/places/server/places.tables";
import { minor } from "../../../../platform/server/db/schema/columns";
import type { CarEquipment } from "../../../../shared/carEquipment";

/** A row that is off sale is not offered; it stays for the bookings that refer to it. (OPS-27) */
const onSale = () => boolean("on_sale").notNull().default(true);

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
  /** The oldest model year that the companies hand out; null: not known. */
  year: integer(),
  equipment: jsonb().$type<CarEquipment[]>().notNull().default([]),
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
    /** Its position must be looked up, because it has been left away from home; set by the database. (CAR-64) */
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

/** Factor on car rates for rentals of at least this many days, in thousandths. */
export const lengthTiers = pgTable("length_tiers", {
  fromDays: integer("from_days").primaryKey(),
  perMille: integer("per_mille").notNull(),
});

/** Charges at the rental desk, and for young and senior drivers; the pricing knows each by its code. */
export const carCharges = pgTable("car_charges", {
  code: text().primaryKey(),
  /** Minor units, or per cent if the code means that. */
  amount: integer().notNull(),
});
