import { eq, sql } from "drizzle-orm";
import { seedAccounts } from "../../features/account/server/account.seed";
import { seedCountries } from "../../features/account/server/countries.seed";
import { seedCars } from "../../features/car/server/car.seed";
import { seedInformation } from "../../features/information/server/information.seed";
import { seedLodging } from "../../features/lodging/server/lodging.seed";
import type { Database } from "../../platform/server/db/database";
import { settings } from "../../platform/server/db/schema/operations";
import { havanaDate } from "../../shared/havana";
import type { Config } from "./config";

/** Raise it when the catalogue's data grows: the next start then adds what is missing. */
const CATALOGUE_VERSION = 3;
const VERSION_KEY = "catalogue.version";
const SEED_LOCK = 1_100_012;

/** The catalogue, and in demo mode the accounts: every feature's seed, in the order in which they need each other. */
export async function seed(db: Database, config: Pick<Config, "demo">): Promise<void> {
  await seedCatalogue(db);
  await seedAccounts(db, config);
}

/** Countries, cars, houses and their rates. Processes that start together take turns; a database that has them is left alone. */
export async function seedCatalogue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [seeded] = await tx.select().from(settings).where(eq(settings.key, VERSION_KEY));
    if (seeded?.value === CATALOGUE_VERSION) return;
    await seedCountries(tx);
    await seedCars(tx);
    await seedLodging(tx);
    await seedInformation(tx, havanaDate(Date.now()));
    await tx
      .insert(settings)
      .values({ key: VERSION_KEY, value: CATALOGUE_VERSION })
      .onConflictDoUpdate({ target: settings.key, set: { value: CATALOGUE_VERSION } });
  });
}
