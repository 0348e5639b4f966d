import type { Config } from "../config";
import type { Database } from "./database";

/** The catalogue, and in demo mode the accounts: every feature's seed, in the order in which they need each other. */
export async function seed(_db: Database, _config: Config): Promise<void> {}
