import { seedAccounts } from "../../features/account/server/account.seed";
import { seedCountries } from "../../features/account/server/countries.seed";
import type { Config } from "../config";
import type { Database } from "./database";

/** The catalogue, and in demo mode the accounts: every feature's seed, in the order in which they need each other. */
export async function seed(db: Database, config: Config): Promise<void> {
  await seedCountries(db);
  await seedAccounts(db, config);
}
