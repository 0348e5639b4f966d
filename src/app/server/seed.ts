import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { and, eq, isNull, sql } from "drizzle-orm";
import { seedAccounts } from "../../features/account/server/account.seed";
import { seedCountries } from "../../features/account/server/countries.seed";
import { findingText } from "../../features/catalogue/server/findingText";
import { importCatalogue } from "../../features/catalogue/server/importCatalogue";
import { catalogueOrigin, setOrigin } from "../../features/catalogue/server/setup.repository";
import { filesIn } from "../../features/catalogue/server/sheetFiles";
import { seedRates } from "../../features/currencies/server/currencies.seed";
import { seedTemplates } from "../../features/desk/server/clients/thread/templates.seed";
import { seedNews, seedNewsCategories } from "../../features/information/server/information.seed";
import { seedMap } from "../../features/places/server/places.seed";
import { seedReservePeriods } from "../../features/plan/server/reserve/reserve.seed";
import { bundledAssetPath } from "../../platform/server/bundledAssetPath";
import type { Database } from "../../platform/server/db/database";
import { settings } from "../../platform/server/db/schema/operations";
import { shop } from "../../platform/server/db/schema/shop";
import { keepPictures, pictureName } from "../../platform/server/shop/marks";
import { readShop } from "../../platform/server/shop/shop.repository";
import { havanaDate } from "../../shared/havana";
import { shopFields } from "../../shared/shop";
import type { Config } from "./config/config";

/** Raise it when every shop needs new data: the next start then adds what is missing. */
const SHOP_VERSION = 2;
const SHOP_KEY = "shop.version";
const SEED_LOCK = 1_100_012;

/**
 * Data that every shop has, and in demo mode also a catalogue, accounts and exchange rates. Existing rows stay. (OPS-9,
 * OPS-28)
 */
export async function seed(db: Database, { demo }: Pick<Config, "demo">): Promise<void> {
  await seedShop(db);
  if (!demo) return;
  await seedDemoCatalogue(db);
  await seedDemoShop(db);
  await seedDemoBrand(db);
  await seedAccounts(db);
  await seedRates(db);
}

/**
 * What every shop has besides a catalogue: countries, the map, reserve periods, news categories and message templates.
 * Processes that start together take turns; a database that has it is left alone.
 */
export async function seedShop(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [seeded] = await tx.select().from(settings).where(eq(settings.key, SHOP_KEY));
    if (seeded?.value === SHOP_VERSION) return;
    await seedCountries(tx);
    await seedMap(tx);
    await seedReservePeriods(tx);
    await seedNewsCategories(tx);
    await seedTemplates(tx);
    const value = SHOP_VERSION;
    await tx
      .insert(settings)
      .values({ key: SHOP_KEY, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  });
}

/** The demo's cars, properties, rates and news, by the operators' own import. An existing catalogue stays. */
export async function seedDemoCatalogue(db: Database): Promise<void> {
  if ((await catalogueOrigin(db)) !== null) return;
  const { findings } = await importCatalogue({ db, now: Date.now }, filesIn(demoFolder("catalogue")), {
    kept: false,
    after: async (tx) => {
      await seedNews(tx, havanaDate(Date.now()));
      await setOrigin(tx, "demo");
    },
  });
  const [first] = findings;
  if (first) throw new Error(`The demonstration's catalogue is wrong: ${findingText(first)}`);
}

/** The migration added the shop's row empty: an older demo's gets the demo's details. (OPS-96) */
async function seedDemoShop(db: Database): Promise<void> {
  const known = await readShop(db);
  if (shopFields.some((field) => known[field] !== null) || (await catalogueOrigin(db)) !== "demo") return;
  const files = filesIn(demoFolder("catalogue")).filter(({ name }) => name === "shop.csv");
  await importCatalogue({ db, now: Date.now }, files, { kept: false });
}

/** The demonstration's name, its mark and the letters of its references, where none are set. (OPS-150) */
async function seedDemoBrand(db: Database): Promise<void> {
  if ((await catalogueOrigin(db)) !== "demo") return;
  const [logo, logoNight] = ["logo.png", "logo-night.png"].map((file) => readFileSync(join(demoFolder("brand"), file)));
  if (!logo || !logoNight) return;
  const set = { brandName: "Malecón", prefix: "MLC", logo: pictureName(logo), logoNight: pictureName(logoNight) };
  await db.transaction(async (tx) => {
    await keepPictures(tx, [logo, logoNight]);
    await tx
      .update(shop)
      .set(set)
      .where(and(isNull(shop.brandName), isNull(shop.prefix), isNull(shop.logo)));
  });
}

/** Next to the built program, or in the sources. */
function demoFolder(name: "catalogue" | "brand"): string {
  const built = bundledAssetPath(`demo-${name}`);
  return existsSync(built) ? built : resolve("demo", name);
}
