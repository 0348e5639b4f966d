import { existsSync } from "node:fs";
import type { Database } from "../../../platform/server/db/database";
import {
  builtSnapshot,
  embeddedIn,
  openEmbedded,
  openServer,
  type Where,
} from "../../../platform/server/db/openDatabase";

/**
 * Works on the installation's database, migrated, and closes it: beside its servers, or on the embedded one while no server
 * has it. Commands read whole tables and nobody waits for them, so that they have no limits of time. Throws where there is
 * no embedded database: a command without its settings would make an empty one, and find all well with it.
 */
export async function onDatabase<Result>(
  { databaseUrl, dataDir }: Where,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl && !existsSync(embeddedIn(dataDir)))
    throw new Error(
      `${dataDir} has no database: name the server's DATABASE_URL, or the DATA_DIR of one that has started`,
    );
  const { db, close } = databaseUrl
    ? await openServer({ url: databaseUrl, onLost: () => {}, limits: {} })
    : await openEmbedded(dataDir, builtSnapshot());
  try {
    return await work(db);
  } finally {
    await close();
  }
}
