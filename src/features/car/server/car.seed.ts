import type { Tx } from "../../../platform/server/services";
import { seasonsBetween } from "../car.seasons";
import {
  classRows,
  dropOffRows,
  modelRows,
  officeRows,
  provinceRows,
  supplierRows,
  unitRows,
  zoneRows,
} from "./car.rows.seed";
import {
  cancellationRules,
  carCharges,
  carClasses,
  carModels,
  carOffices,
  carUnits,
  dropOffZones,
  lengthTiers,
  provinces,
  reservePeriods,
  seasons,
  suppliers,
  zones,
} from "./catalogue.tables";
import { seedContacts } from "./contacts.seed";
import { cancellationData, chargeData, reservePeriodData, tierData } from "./rates.data";

const FIRST_YEAR = 2026;
const LAST_YEAR = 2029;
const ROWS_AT_ONCE = 1000;

/** The car catalogue and the rates. What is there already stays as it is: operators may have changed it. */
export async function seedCars(db: Tx): Promise<void> {
  await db.insert(provinces).values(provinceRows).onConflictDoNothing();
  await db.insert(zones).values(zoneRows).onConflictDoNothing();
  await db.insert(suppliers).values(supplierRows).onConflictDoNothing();
  await db.insert(carOffices).values(officeRows).onConflictDoNothing();
  await db.insert(carClasses).values(classRows).onConflictDoNothing();
  await db.insert(carModels).values(modelRows).onConflictDoNothing();
  const units = unitRows();
  for (let from = 0; from < units.length; from += ROWS_AT_ONCE) {
    await db
      .insert(carUnits)
      .values(units.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing();
  }
  await db.insert(dropOffZones).values(dropOffRows()).onConflictDoNothing();
  await seedRates(db);
  await seedContacts(db);
}

async function seedRates(db: Tx): Promise<void> {
  const tiers = tierData.map(([fromDays, perMille]) => ({ fromDays, perMille }));
  const charges = Object.entries(chargeData).map(([code, amount]) => ({ code, amount }));
  await db.insert(lengthTiers).values(tiers).onConflictDoNothing();
  await db.insert(carCharges).values(charges).onConflictDoNothing();
  await db.insert(reservePeriods).values(reservePeriodData).onConflictDoNothing();
  // These have no natural key: they are seeded once, whole.
  if ((await db.$count(seasons)) === 0) await db.insert(seasons).values(seasonsBetween(FIRST_YEAR, LAST_YEAR));
  if ((await db.$count(cancellationRules)) === 0) await db.insert(cancellationRules).values(cancellationData);
}
