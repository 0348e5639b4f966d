import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { coversOf } from "../../../../features/photos/server/photos.repository";
import { loadOpenings } from "../../../../features/places/server/officeOpenings.repository";
import { carOffices, provinces, seasons, suppliers, zones } from "../../../../features/places/server/places.tables";
import { freeCancellationDays } from "../../../../features/plan/cancellation/cancellation.rules";
import { cancellationRulesOf } from "../../../../features/plan/server/bookings/cancellation.repository";
import { reserveDaysOf } from "../../../../features/plan/server/reserve/reserve.repository";
import type { Tx } from "../../../../platform/server/services";
import { type RowsAt, rowsAt, tableAt, type VersionedRows } from "../../../../platform/server/versions/rowsAt";
import { ProductType } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { ofOneShape } from "../../../../shared/ofOneShape";
import { type CarCatalogue, oneWayKey } from "../../car.catalogue";
import type { Charges, Rates } from "../../price/car.pricing";
import { carCharges, carClasses, carModels, carUnits, dropOffZones, lengthTiers } from "./catalogue.tables";

/**
 * The catalogue at an instant, on sale only; with `offSaleToo` also what bookings still refer to. (OPS-27) With `ever`
 * the instant may be past; otherwise it is the present or the future. (OPS-40)
 */
export async function loadCatalogue(
  db: Tx,
  at: Instant,
  { offSaleToo = false, ever = false } = {},
): Promise<CarCatalogue> {
  const rows = await rowsAt(db, at, { ever });
  const offered = (onSale: PgColumn) => (offSaleToo ? undefined : eq(onSale, true));
  const oneWay = await db
    .with(tableAt(db, rows, dropOffZones, [dropOffZones.supplierId, dropOffZones.fromZoneId, dropOffZones.toZoneId]))
    .select()
    .from(dropOffZones);
  const companies = await db
    .with(tableAt(db, rows, suppliers, [suppliers.id]))
    .select()
    .from(suppliers)
    .where(offered(suppliers.onSale))
    .orderBy(asc(suppliers.id));
  const classes = await db
    .with(tableAt(db, rows, carClasses, [carClasses.id]))
    .select()
    .from(carClasses)
    .where(offered(carClasses.onSale))
    .orderBy(asc(carClasses.id));
  const covers = await coversOf(db, "model");
  const models = await db.select().from(carModels).where(offered(carModels.onSale)).orderBy(asc(carModels.id));
  return {
    zones: byId(await db.select().from(zones).orderBy(asc(zones.id))),
    offices: await loadOffices(db, offered(carOffices.onSale)),
    suppliers: byId(companies),
    classes: byId(classes),
    models: byId(models.map((model) => ofOneShape(model, { photo: covers.get(model.id) }))),
    oneWay: new Map(
      oneWay.map(({ supplierId, fromZoneId, toZoneId, km }) => [oneWayKey(supplierId, fromZoneId, toZoneId), km]),
    ),
    rates: await loadRates(db, rows),
    reserve: await reserveDaysOf(db, ProductType.CarRent),
    carsRoam: (await db.select({ id: carUnits.id }).from(carUnits).where(sql`${carUnits.roams}`).limit(1)).length > 0,
  };
}

/** Offices with their opening hours; undefined for those that are always open. (OPS-71) */
async function loadOffices(db: Tx, where: SQL | undefined): Promise<CarCatalogue["offices"]> {
  const offices = await db.select().from(carOffices).where(where).orderBy(asc(carOffices.id));
  const openingOf = await loadOpenings(db);
  return offices.map((office) => {
    const opening = openingOf(office.id);
    return opening ? { ...office, opening } : office;
  });
}

/** Names of the provinces by their ids. */
export async function provinceNames(db: Tx): Promise<Map<number, string>> {
  return new Map((await db.select().from(provinces)).map(({ id, name }) => [id, name]));
}

async function loadRates(db: Tx, rows: RowsAt): Promise<Rates> {
  const rules = await cancellationRulesOf(db, ProductType.CarRent, rows);
  const found = await db
    .with(tableAt(db, rows, carCharges, [carCharges.code]))
    .select()
    .from(carCharges);
  const charges = new Map(found.map(({ code, amount }) => [code, amount]));
  const charge = (code: keyof Charges) => charges.get(code) ?? null;
  return {
    seasons: await db
      .with(tableAt(db, rows, seasons, [seasons.fromDay]))
      .select()
      .from(seasons)
      .orderBy(asc(seasons.fromDay)),
    tiers: await db
      .with(tableAt(db, rows, lengthTiers, [lengthTiers.fromDays]))
      .select()
      .from(lengthTiers)
      .orderBy(asc(lengthTiers.fromDays)),
    charges: {
      airportPickUp: charge("airportPickUp"),
      childSeatPerDay: charge("childSeatPerDay"),
      oneWayPerKm: charge("oneWayPerKm"),
      oneWayMinimum: charge("oneWayMinimum"),
      oneWayMaximum: charge("oneWayMaximum"),
      ageSurchargePercent: charge("ageSurchargePercent"),
    },
    freeCancellationDays: freeCancellationDays(rules),
  };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

type WithId = { readonly id: number };

/** The rows of the catalogue that the price of an offer is made of. */
export const rowsOfPrice = ({ supplier, carClass }: { supplier: WithId; carClass: WithId }): VersionedRows[] => [
  { table: carClasses, key: carClass.id },
  { table: suppliers, key: supplier.id },
  { table: dropOffZones, key: supplier.id },
  { table: carCharges },
  { table: seasons },
  { table: lengthTiers },
];
