import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Pool } from "pg";
import type { OpenDatabase } from "./database";
import { lockFolder } from "./folderLock";

const besideProgram = (name: string) => join(dirname(process.argv[1] ?? ""), name);

/** Beside the built program, or in the sources. */
function migrationsFolder(): string {
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
  serializers: { [types.BYTEA]: (value: Uint8Array) => `\\x${Buffer.from(value).toString("hex")}` },
};

const createEmbedded = (options: PGliteOptions) => PGlite.create({ ...options, ...bytes });

/** The embedded database in a folder, locked and migrated. A fresh one begins from `snapshot` where there is one. */
export async function openEmbedded(folder: string, snapshot?: Blob): Promise<OpenDatabase> {
  const data = join(folder, "pglite");
  const unlock = lockFolder(data);
  try {
    const fresh = !existsSync(data);
    const client = await createEmbedded({ dataDir: data, ...(fresh && snapshot && { loadDataDir: snapshot }) });
    const db = drizzleEmbedded({ client });
    await migrateEmbedded(db, { migrationsFolder: migrationsFolder() });
    const close = async () => {
      await client.close();
      unlock();
    };
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** An embedded database in memory, migrated: for tests, and for making snapshots. */
export async function openInMemory(snapshot?: Blob): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const client = await createEmbedded(snapshot ? { loadDataDir: snapshot } : {});
  const db = drizzleEmbedded({ client });
  await migrateEmbedded(db, { migrationsFolder: migrationsFolder() });
  return { db, close: () => client.close(), dump: () => client.dumpDataDir("gzip") };
}

/** A database on a PostgreSQL server, migrated. Several processes may share it (OPS-6). */
export async function openServer(url: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 12 });
  // Without a listener a restart of the server would end this process (OPS-18).
  pool.on("error", onLost);
  const db = drizzleServer({ client: pool });
  await migrateOnce(pool, () => migrateServer(db, { migrationsFolder: migrationsFolder() }));
  return { db, close: () => pool.end() };
}

const MIGRATION_LOCK = 1_100_011;

/** Processes that start together migrate one after the other. */
async function migrateOnce(pool: Pool, migrate: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate();
  } finally {
    await connection.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    connection.release();
  }
}
