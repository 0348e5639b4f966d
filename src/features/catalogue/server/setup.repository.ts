import { and, eq, inArray, or, sql } from "drizzle-orm";
import { settings } from "../../../platform/server/db/schema/operations";
import type { Tx } from "../../../platform/server/services";
import { hiddenSections } from "../../../platform/server/shop/shop.repository";
import { carCharges, carClasses, carModels, carUnits } from "../../../products/car/server/catalogue/catalogue.tables";
import { hotels, roomRates, roomTypes } from "../../../products/lodging/server/lodging.tables";
import { ProductType } from "../../../shared/enumerations";
import { enabledMethods } from "../../payments/server/methods.repository";
import { carOffices, seasons, suppliers } from "../../places/server/places.tables";
import { cancellationRules } from "../../plan/server/plan.tables";
import type { CatalogueSetup } from "../catalogue.schemas";
import type { Stock } from "../catalogue.setup";
import type { Sheet } from "../catalogue.sheet";
import { chargeCodes, sheets } from "../catalogue.sheets";

/** The catalogue's origin: `demo`, with made-up prices and phone numbers, or `own`. */
const ORIGIN_KEY = "catalogue.origin";
/** Written by older builds, which seeded the demo's catalogue everywhere. */
const OLD_KEY = "catalogue.version";
export type Origin = "demo" | "own";

export async function setOrigin(db: Tx, value: Origin): Promise<void> {
  await db
    .insert(settings)
    .values({ key: ORIGIN_KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** The owner of the catalogue; null before the first import. */
export async function catalogueOrigin(db: Tx): Promise<Origin | null> {
  const found = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [ORIGIN_KEY, OLD_KEY]));
  if (found.length === 0) return null;
  return found.some(({ key, value }) => key === ORIGIN_KEY && value === "own") ? "own" : "demo";
}

/** The numbers of rows on sale. */
export async function stockOf(db: Tx, canBeOffered: (methodId: number) => boolean): Promise<Stock> {
  // What the shop leaves out is not sold, so none of it is missing. (WEB-18)
  const sellsLodging = !(await hiddenSections(db)).includes("lodging");
  const rulesOf = (product: number) => db.$count(cancellationRules, eq(cancellationRules.productType, product));
  const charges = await db.$count(carCharges);
  const freeRate = or(eq(roomRates.peak, 0), eq(roomRates.high, 0), eq(roomRates.low, 0));
  const soldRoom = sql`exists (select from ${roomTypes} where ${roomTypes.id} = ${roomRates.roomTypeId} and ${roomTypes.onSale})`;
  const rated = sql`exists (select from ${roomRates} where ${roomRates.roomTypeId} = ${roomTypes.id})`;
  return {
    companies: await db.$count(suppliers, eq(suppliers.onSale, true)),
    offices: await db.$count(carOffices, eq(carOffices.onSale, true)),
    classes: await db.$count(carClasses, eq(carClasses.onSale, true)),
    models: await db.$count(carModels, eq(carModels.onSale, true)),
    cars: await db.$count(carUnits, eq(carUnits.onSale, true)),
    properties: sellsLodging ? await db.$count(hotels, eq(hotels.active, true)) : 0,
    rooms: await db.$count(roomTypes, and(eq(roomTypes.onSale, true), rated)),
    charges: charges < chargeCodes.length ? 0 : charges,
    freeClasses: await db.$count(carClasses, and(eq(carClasses.onSale, true), eq(carClasses.perDay, 0))),
    freeRooms: sellsLodging ? await db.$count(roomRates, and(freeRate, soldRoom)) : 0,
    seasons: await db.$count(seasons),
    carRules: await rulesOf(ProductType.CarRent),
    payMethods: (await enabledMethods(db)).filter(({ id }) => canBeOffered(id)).length,
    lodgingRules: await rulesOf(ProductType.Lodging),
  };
}

/** How many rows each table has, and how many of them are off sale. */
export async function tableCounts(db: Tx): Promise<CatalogueSetup["Tables"]> {
  const counts: CatalogueSetup["Tables"] = [];
  for (const sheet of sheets) {
    const table = sql`${sql.identifier(sheet.table)}`;
    const Rows = await db.$count(table);
    const OffSale = await offSale(db, sheet);
    counts.push({ Name: sheet.name, Rows, OffSale });
  }
  return counts;
}

async function offSale(db: Tx, { table, columns }: Sheet): Promise<number> {
  const column = columns.find(({ name }) => name === "on_sale");
  if (!column) return 0;
  return db.$count(sql`${sql.identifier(table)}`, sql`not ${sql.identifier(column.stored ?? column.name)}`);
}
