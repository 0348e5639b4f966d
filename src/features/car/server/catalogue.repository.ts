import { asc, eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../../../platform/server/services";
import { ProductType } from "../../../shared/enumerations";
import { coversOf } from "../../photos/server/photos.repository";
import { type CarCatalogue, oneWayKey } from "../car.catalogue";
import type { Charges, Rates } from "../price/car.pricing";
import {
  cancellationRules,
  carCharges,
  carClasses,
  carModels,
  carOffices,
  dropOffZones,
  lengthTiers,
  provinces,
  reservePeriods,
  seasons,
  suppliers,
  zones,
} from "./catalogue.tables";

/** The catalogue as it is now, of what is on sale; with `offSaleToo` also what only bookings still have. (OPS-27) */
export async function loadCatalogue(db: Tx, { offSaleToo = false } = {}): Promise<CarCatalogue> {
  const offered = (onSale: PgColumn) => (offSaleToo ? undefined : eq(onSale, true));
  const oneWay = await db.select().from(dropOffZones);
  const reserve = await findReservePeriod(db, ProductType.CarRent);
  const covers = await coversOf(db, "model");
  const models = await db.select().from(carModels).where(offered(carModels.onSale)).orderBy(asc(carModels.id));
  return {
    zones: byId(await db.select().from(zones).orderBy(asc(zones.id))),
    offices: await db.select().from(carOffices).where(offered(carOffices.onSale)).orderBy(asc(carOffices.id)),
    suppliers: byId(await db.select().from(suppliers).where(offered(suppliers.onSale)).orderBy(asc(suppliers.id))),
    classes: byId(await db.select().from(carClasses).where(offered(carClasses.onSale)).orderBy(asc(carClasses.id))),
    models: byId(models.map((model) => ({ ...model, photo: covers.get(model.id) }))),
    oneWay: new Map(
      oneWay.map(({ supplierId, fromZoneId, toZoneId, km }) => [oneWayKey(supplierId, fromZoneId, toZoneId), km]),
    ),
    rates: await loadRates(db),
    reserve: reserve ?? { minimumDays: 0, maximumDays: 365 },
  };
}

/** Names of the provinces by their ids. */
export async function provinceNames(db: Tx): Promise<Map<number, string>> {
  return new Map((await db.select().from(provinces)).map(({ id, name }) => [id, name]));
}

async function loadRates(db: Tx): Promise<Rates> {
  const ofCars = eq(cancellationRules.productType, ProductType.CarRent);
  const rules = await db.select().from(cancellationRules).where(ofCars);
  const charges = new Map((await db.select().from(carCharges)).map(({ code, amount }) => [code, amount]));
  const charge = (code: keyof Charges) => charges.get(code) ?? 0;
  return {
    seasons: await db.select().from(seasons).orderBy(asc(seasons.fromDay)),
    tiers: await db.select().from(lengthTiers).orderBy(asc(lengthTiers.fromDays)),
    charges: {
      airportPickUp: charge("airportPickUp"),
      childSeatPerDay: charge("childSeatPerDay"),
      oneWayPerKm: charge("oneWayPerKm"),
      oneWayMinimum: charge("oneWayMinimum"),
      oneWayMaximum: charge("oneWayMaximum"),
      ageSurchargePercent: charge("ageSurchargePercent"),
    },
    freeCancellationDays: rules.find(({ percent, noShow }) => percent === 0 && !noShow)?.toDays ?? 0,
  };
}

/** How many days ahead a product may be reserved. */
export async function findReservePeriod(db: Tx, productType: number) {
  const [period] = await db.select().from(reservePeriods).where(eq(reservePeriods.productType, productType));
  return period;
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
