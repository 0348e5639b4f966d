import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { drizzle as drizzleServer, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import type { Pool } from "pg";
import { bundledAssetPath } from "../bundledAssetPath";
import type { Listen } from "../listen";
import { messageOf, naming } from "../messageOf";
import type { Database, OpenDatabase } from "./database";
import { FolderInUse, lockFolder } from "./folderLock";
import { type FreeBytes, freeBytes, hasRoom, keepBallast, makeRoom, StorageFull } from "./folderRoom";
import { resumeRestore } from "./interruptedRestore";
import { type Replica, watchReplica } from "./replica";
import { migrationsFolder, refuseForeignSchema } from "./schemaStatus";
import { serverListening } from "./serverListening";
import { type Address, poolOf, requireAnswer, requireHearing } from "./serverReach";
import { steadyTransactions, tryAgain } from "./transactions";

/** The snapshot that the build has made, if any, so that a first start need not seed the catalogue itself. (SPEED-9) */
export function builtSnapshot(): Blob | undefined {
  const built = bundledAssetPath("catalogue.tgz");
  return existsSync(built) ? new Blob([readFileSync(built)]) : undefined;
}

/** PGlite converts bytea byte by byte: ten megabytes blocked the process for seconds. */
const bytes = {
  parsers: { [types.BYTEA]: (value: string) => Buffer.from(value.slice(2), "hex") },
  serializers: { [types.BYTEA]: unserialized },
};

/**
 * Passes bytes as a binary parameter, which the driver's protocol accepts but its types do not. As text they took eight
 * times their size, in memory that is never freed. (SPEED-12)
 */
function unserialized(value: Uint8Array): string;
function unserialized(value: Uint8Array): unknown {
  return value;
}

/** A quarter of the default, whose memory is never freed: a demo's data is smaller. (SPEED-12) */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

export const createEmbedded = (options: PGliteOptions) => PGlite.create({ ...options, ...bytes, startParams });

/**
 * Opens the embedded database in a folder, locked and migrated. A new one starts from `snapshot` if there is one.
 * Throws with the bytes needed if the disk is full.
 */
export async function openEmbedded(
  folder: string,
  snapshot?: Blob,
  free: FreeBytes = freeBytes,
): Promise<OpenDatabase> {
  const data = embeddedIn(folder);
  const unlock = await lockData(data);
  try {
    const takenUp = await resumeRestore(data);
    await makeRoom(data, folder, free);
    const fresh = !existsSync(data);
    const client = await createEmbedded({ dataDir: data, ...(fresh && snapshot && { loadDataDir: snapshot }) });
    const db = drizzleEmbedded({ client });
    await refuseForeignSchema(db, `DATA_DIR: the database in ${folder}`, "remove that folder, or name another one")
      .then(() => migrateEmbedded(db, { migrationsFolder: migrationsFolder() }))
      .catch(async (error: unknown) => {
        await client.close();
        throw error;
      });
    const close = async () => {
      await client.close();
      unlock();
    };
    await keepBallast(data, folder, free);
    const isLeft = () => hasRoom(folder, free);
    return {
      db,
      listen: embeddedListening(client),
      close,
      room: { isLeft, refuseBeyond: () => refuseWrites(client, isLeft) },
      takenUp,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Locks the embedded database's folder. Throws with advice. */
const lockData = (data: string): Promise<() => void> =>
  lockFolder(data).catch((cause: unknown) => {
    if (cause instanceof FolderInUse) throw cause;
    throw new Error(`DATA_DIR: ${messageOf(cause)}. It must be a folder that this process may write to`, { cause });
  });

/** Within this process no notification can get lost. */
const embeddedListening =
  (client: PGlite): Listen =>
  (channel, { onMessage }) =>
    client.listen(channel, onMessage);

/**
 * Opens a database as it is, without changes or migrations. Null if the embedded one does not exist yet. Throws if
 * nothing answers within the limits, or if a process uses the folder.
 */
export async function openAsItIs(
  { databaseUrl, databaseDirectUrl = null, dataDir }: Where,
  limits: Partial<Limits> = SERVING_LIMITS,
): Promise<AsItIs | null> {
  if (databaseUrl) {
    const { url, direct } = addressesOf(databaseUrl, databaseDirectUrl);
    const unpooled = direct ?? url;
    await requireAnswer(unpooled);
    const pool = poolOf({ connectionString: unpooled.url, max: 4, ...limits }, () => {});
    return { db: steadyTransactions(drizzleServer({ client: pool }), pool), close: () => pool.end() };
  }
  const data = embeddedIn(dataDir);
  if (!existsSync(data)) return null;
  const unlock = await lockData(data);
  try {
    const client = await createEmbedded({ dataDir: data });
    const close = async () => {
      await client.close();
      unlock();
    };
    return { db: drizzleEmbedded({ client }), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database that was opened as it is, and how to close it. */
export type AsItIs = Pick<OpenDatabase, "db" | "close">;

/** The place of an installation's database: on a server, or embedded in a folder. */
export type Where = { databaseUrl: string | null; databaseDirectUrl?: string | null; dataDir: string };

/** The addresses of a database server, with the variables that contain them; `direct` bypasses a pooler. */
export const addressesOf = (url: string, directUrl: string | null): { url: Address; direct: Address | null } => ({
  url: { variable: "DATABASE_URL", url },
  direct: directUrl === null ? null : { variable: "DATABASE_DIRECT_URL", url: directUrl },
});

/** Without room writes are refused; reads are not. A transaction may write, so it needs room too. */
function refuseWrites(client: PGlite, isRoom: () => boolean): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async (text, parameters, options) => {
    if (!isReading.test(text) && !isRoom()) throw new StorageFull();
    return query(text, parameters, options);
  };
  client.transaction = async (work) => {
    if (!isRoom()) throw new StorageFull();
    return transaction(work);
  };
}

/** The path of the embedded database in a data folder. */
export const embeddedIn = (folder: string): string => join(folder, "pglite");

const isReading = /^\s*\(*\s*select\b/i;

/** An embedded database in memory, migrated: for tests, and for making snapshots. */
export async function openInMemory(snapshot?: Blob): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const client = await createEmbedded(snapshot ? { loadDataDir: snapshot } : {});
  const db = drizzleEmbedded({ client });
  await migrateEmbedded(db, { migrationsFolder: migrationsFolder() });
  return { db, listen: embeddedListening(client), close: () => client.close(), dump: () => client.dumpDataDir("gzip") };
}

/**
 * Milliseconds, so that a database which stops answering causes errors within seconds (OPS-18): for connecting, a
 * statement, a lock, an idle transaction, and for any answer of a silent server.
 */
export const SERVING_LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 6_000,
};

type Limits = typeof SERVING_LIMITS;

type Server = {
  url: string;
  /** Bypasses a pooler that shares connections by transaction; null: there is none. (OPS-161) */
  directUrl?: string | null;
  /** Called for each lost connection, idle or in use. */
  onLost: (error: Error) => void;
  /** Prepares the database before it is used; concurrent starts take turns. */
  prepare?: (db: Database) => Promise<void>;
  limits?: Partial<Limits>;
};

/**
 * Opens a database on a PostgreSQL server, migrated; each commit is forced to disk (OPS-14). Several processes may
 * share it (OPS-6). Its connections have time limits, except while preparing it, when processes wait for each other.
 */
export async function openServer({
  url: databaseUrl,
  directUrl = null,
  onLost,
  prepare = async () => {},
  limits = SERVING_LIMITS,
}: Server): Promise<OpenDatabase> {
  const { url, direct } = addressesOf(databaseUrl, directUrl);
  await requireAnswer(url, direct ? {} : limits);
  if (direct) await requireAnswer(direct);
  const unpooled = (direct ?? url).url;
  const listen = serverListening(unpooled, onLost);
  await requireHearing(url, direct, listen);
  await underMigrationLock(unpooled, onLost, async (patient) => {
    const db = drizzleServer({ client: patient });
    await refuseForeignSchema(db, "DATABASE_URL: the database", "create an empty one, and name that");
    await naming("DATABASE_URL", "The database could not be migrated: its user must own it", () =>
      tryAgain(() => migrateServer(db, { migrationsFolder: migrationsFolder() })),
    );
    await prepare(db);
  });
  const { ofConnection, ofTransaction } = direct ? limitsBehindPooler(limits) : { ofConnection: limits };
  const pool = poolOf({ connectionString: url.url, max: 12, ...ofConnection }, onLost);
  const db = steadyTransactions(drizzleServer({ client: pool }), pool, ofTransaction);
  return {
    db: direct ? withoutNames(db) : db,
    listen,
    pool: () => ({ lent: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/**
 * Opens a replica of a database on a PostgreSQL server, to read from. An unreachable replica is not read, and does not
 * prevent the start. (OPS-162)
 */
export function openReplica(url: string, primary: Database, onLost: (error: Error) => void): OpenReplica {
  const pool = poolOf({ connectionString: url, max: 12, ...SERVING_LIMITS }, onLost);
  const replica = watchReplica(primary, drizzleServer({ client: pool }));
  const close = () => {
    replica.close();
    return pool.end();
  };
  return { replica, close };
}

export type OpenReplica = { replica: Replica; close: () => Promise<void> };

/**
 * A pooler that shares connections by transaction refuses settings at the start of a connection, and would pass later
 * settings on to other clients, so each transaction makes its own. The client itself cancels a slow statement outside a
 * transaction. (OPS-161)
 */
function limitsBehindPooler({ connectionTimeoutMillis, query_timeout, ...ofTransaction }: Partial<Limits>) {
  return { ofConnection: { connectionTimeoutMillis, query_timeout }, ofTransaction };
}

/**
 * Prepared statements have no names, because a named one exists on one connection only and the pooler may choose
 * another.
 */
function withoutNames<Db extends NodePgDatabase>(db: Db): Db {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, _name, ...rest) => prepareQuery(query, fields, undefined, ...rest);
  return db;
}

const MIGRATION_LOCK = 1_100_011;

/** Processes that start together prepare the database one after the other. */
async function underMigrationLock(
  url: string,
  onLost: (error: Error) => void,
  work: (pool: Pool) => Promise<void>,
): Promise<void> {
  const patient = poolOf({ connectionString: url, max: 2 }, onLost);
  try {
    const connection = await patient.connect();
    try {
      await connection.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await work(patient);
    } finally {
      // Closing the connection releases the lock.
      connection.release(true);
    }
  } finally {
    await patient.end();
  }
}
