import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Pool, type PoolConfig } from "pg";
import { besideProgram } from "../besideProgram";
import type { Listen } from "../listen";
import type { Database, OpenDatabase } from "./database";
import { lockFolder } from "./folderLock";
import { type FreeIn, freeIn, hasRoom, keepBallast, makeRoom, StorageFull } from "./folderRoom";
import { takeUpRestore } from "./interruptedRestore";
import { serverListening } from "./serverListening";
import { steadyTransactions, tryAgain } from "./transactions";

/** Beside the built program, or in the sources. */
export function migrationsFolder(): string {
  const built = besideProgram("migrations");
  return existsSync(built) ? built : resolve("src/app/server/migrations");
}

/** What the build has prepared, if it has, so that a first start need not seed the catalogue itself. (SPEED-9) */
export function builtSnapshot(): Blob | undefined {
  const built = besideProgram("catalogue.tgz");
  return existsSync(built) ? new Blob([readFileSync(built)]) : undefined;
}

/** PGlite reads and writes bytes one by one: ten megabytes held everybody up for seconds. */
const bytes = {
  parsers: { [types.BYTEA]: (value: string) => Buffer.from(value.slice(2), "hex") },
  serializers: { [types.BYTEA]: asTheyAre },
};

/**
 * Bytes as a binary parameter, which the driver's protocol takes and its types do not name. As text they were held four
 * times over in twice their length, in a memory that is never given back. (SPEED-12)
 */
function asTheyAre(value: Uint8Array): string;
function asTheyAre(value: Uint8Array): unknown {
  return value;
}

/** A quarter of what it takes unasked, and never gives back: a demo's data are smaller. (SPEED-12) */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

export const createEmbedded = (options: PGliteOptions) => PGlite.create({ ...options, ...bytes, startParams });

/**
 * The embedded database in a folder, locked and migrated. A fresh one begins from `snapshot` where there is one. Throws
 * with what it needs where the disk is full.
 */
export async function openEmbedded(folder: string, snapshot?: Blob, free: FreeIn = freeIn): Promise<OpenDatabase> {
  const data = embeddedIn(folder);
  const unlock = await lockFolder(data);
  try {
    const takenUp = await takeUpRestore(data);
    await makeRoom(data, folder, free);
    const fresh = !existsSync(data);
    const client = await createEmbedded({ dataDir: data, ...(fresh && snapshot && { loadDataDir: snapshot }) });
    const db = drizzleEmbedded({ client });
    await migrateEmbedded(db, { migrationsFolder: migrationsFolder() });
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

/** Within this process, where nothing is lost on the way. */
const embeddedListening =
  (client: PGlite): Listen =>
  (channel, { told }) =>
    client.listen(channel, told);

/**
 * A database as it stands: opening it changes and migrates nothing. Null where the embedded one has not been made yet.
 * Throws where nothing answers within the limits, and where a process has the folder.
 */
export async function openAsItIs(
  { databaseUrl, dataDir }: Where,
  limits: Partial<typeof SERVING_LIMITS> = SERVING_LIMITS,
): Promise<AsItIs | null> {
  if (databaseUrl) {
    const pool = poolOf({ connectionString: databaseUrl, max: 4, ...limits }, () => {});
    return { db: steadyTransactions(drizzleServer({ client: pool }), pool), close: () => pool.end() };
  }
  const data = embeddedIn(dataDir);
  if (!existsSync(data)) return null;
  const unlock = await lockFolder(data);
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

/** A database that was opened as it stands, and how to close it. */
export type AsItIs = Pick<OpenDatabase, "db" | "close">;

/** Where an installation has its database: on a server, or embedded in a folder. */
export type Where = { databaseUrl: string | null; dataDir: string };

/** Reading goes on; a transaction may write, so it needs room too. */
function refuseWrites(client: PGlite, isRoom: () => boolean): void {
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)];
  client.query = async (text, parameters, options) => {
    if (!isReading.test(text) && !isRoom()) throw new StorageFull();
    return query(text, parameters, options);
  };
  client.transaction = async (work) => {
    if (!isRoom()) throw new StorageFull();
    return transaction(work);
  };
}

/** Where the embedded database lies in a data folder. */
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
 * In milliseconds, so that a database which stops answering gives errors within seconds (OPS-18): for a connection, a
 * statement, a lock, a transaction that does nothing, and for any answer where the server itself is silent.
 */
export const SERVING_LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 6_000,
};

type Server = {
  url: string;
  /** Called for each lost connection, also one in use. */
  onLost: (error: Error) => void;
  /** What the database needs before it is used; concurrent starts take turns. */
  prepare?: (db: Database) => Promise<void>;
  limits?: Partial<typeof SERVING_LIMITS>;
};

/**
 * A database on a PostgreSQL server, migrated, which forces each commit to disk (OPS-14). Several processes may share it (OPS-6). Its connections have limits; those
 * that prepare it have none, since they wait for each other.
 */
export async function openServer({
  url,
  onLost,
  prepare = async () => {},
  limits = SERVING_LIMITS,
}: Server): Promise<OpenDatabase> {
  await inTurn(url, onLost, async (patient) => {
    const db = drizzleServer({ client: patient });
    await tryAgain(() => migrateServer(db, { migrationsFolder: migrationsFolder() }));
    await prepare(db);
  });
  const pool = poolOf({ connectionString: url, max: 12, ...limits }, onLost);
  return {
    db: steadyTransactions(drizzleServer({ client: pool }), pool),
    listen: serverListening(url, onLost),
    pool: () => ({ lent: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/**
 * Without a listener a lost connection would end this process (OPS-18). The pool listens to those at rest only, so each
 * gets a listener of its own for as long as it lives.
 */
function poolOf(config: PoolConfig, onLost: (error: Error) => void): Pool {
  const pool = new Pool(config);
  pool.on("connect", (client) => client.on("error", onLost));
  // Reported by the connection itself.
  pool.on("error", () => {});
  return pool;
}

const MIGRATION_LOCK = 1_100_011;

/** Processes that start together prepare the database one after the other. */
async function inTurn(url: string, onLost: (error: Error) => void, work: (pool: Pool) => Promise<void>): Promise<void> {
  const patient = poolOf({ connectionString: url, max: 2 }, onLost);
  try {
    const connection = await patient.connect();
    try {
      await connection.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await work(patient);
    } finally {
      // Its end gives the lock back.
      connection.release(true);
    }
  } finally {
    await patient.end();
  }
}
