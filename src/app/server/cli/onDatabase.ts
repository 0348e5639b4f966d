import type { Database } from "../../../platform/server/db/database";
import { builtSnapshot, openEmbedded, openServer, type Where } from "../../../platform/server/db/openDatabase";

/**
 * Works on the installation's database, migrated, and closes it: beside its servers, or on the embedded one while no server
 * has it. Commands read whole tables and nobody waits for them, so that they have no limits of time.
 */
export async function onDatabase<Result>(
  { databaseUrl, dataDir }: Where,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = databaseUrl
    ? await openServer({ url: databaseUrl, onLost: () => {}, limits: {} })
    : await openEmbedded(dataDir, builtSnapshot());
  try {
    return await work(db);
  } finally {
    await close();
  }
}
