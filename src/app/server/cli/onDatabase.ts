import { existsSync } from "node:fs";
import type { Database } from "../../../platform/server/db/database";
import { isRestoreInterrupted } from "../../../platform/server/db/interruptedRestore";
import {
  builtSnapshot,
  embeddedIn,
  openAsItIs,
  openEmbedded,
  openServer,
  type Where,
} from "../../../platform/server/db/openDatabase";
import { schemaStatus } from "../../../platform/server/db/schemaStatus";

type Work<Result> = (db: Database) => Promise<Result>;

/**
 * Works on the installation's database as it is, and closes it: beside its servers, or on the embedded one while no
 * server uses it. Commands read whole tables and delay nobody, so they have no time limits. Throws if there is no
 * embedded database, or if migrations of this build are missing: migrating is a separate decision, as running servers
 * may be of another build. (OPS-22)
 */
export async function onDatabase<Result>(where: Where, work: Work<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = where;
  if (!databaseUrl && isRestoreInterrupted(embeddedIn(dataDir)))
    throw new Error(
      `a restore into ${dataDir} was interrupted: start the server, or run "malecon migrate", to finish it`,
    );
  const opened = await openAsItIs(where, {});
  if (!opened) throw missing(dataDir);
  const { db, close } = opened;
  try {
    const { missing: migrations } = await schemaStatus(db);
    if (migrations.length > 0)
      throw new Error(
        `the database lacks ${migrations.length} migrations of this build (${migrations.join(", ")}): run "malecon migrate" first`,
      );
    return await work(db);
  } finally {
    await close();
  }
}

/**
 * Migrates the schema to this build's before the work, and reports what was restored after a crash. Throws if there is
 * no embedded database.
 */
export async function onMigrated<Result>(
  { databaseUrl, databaseDirectUrl, dataDir }: Where,
  say: (line: string) => void,
  work: Work<Result>,
): Promise<Result> {
  const data = embeddedIn(dataDir);
  if (!databaseUrl && !existsSync(data) && !isRestoreInterrupted(data)) throw missing(dataDir);
  const { db, close, takenUp } = databaseUrl
    ? await openServer({ url: databaseDirectUrl ?? databaseUrl, onLost: () => {}, limits: {} })
    : await openEmbedded(dataDir, builtSnapshot());
  if (takenUp) say(takenUp);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Without this check, a command run without its settings would create an empty database and report it as sound. */
const missing = (dataDir: string) =>
  new Error(`${dataDir} has no database: name the server's DATABASE_URL, or the DATA_DIR of one that has started`);
