import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { bundledAssetPath } from "../bundledAssetPath";
import type { Database } from "./database";

type Journal = { entries: readonly { when: number; tag: string }[] };

/** Beside the built program, or in the sources. */
export function migrationsFolder(): string {
  const built = bundledAssetPath("migrations");
  return existsSync(built) ? built : resolve("src/app/server/migrations");
}

/**
 * The version of a database's schema: its newest migration, and the migrations of this build that are missing in it.
 */
export type SchemaStatus = { at: string | null; missing: string[] };

/** Only reads; works also on a database without any migration. (OPS-23) */
export async function schemaStatus(db: Database): Promise<SchemaStatus> {
  const entries = ownMigrations();
  const { newest } = await appliedMigrations(db);
  return {
    at: entries.findLast(({ when }) => when <= newest)?.tag ?? null,
    missing: entries.filter(({ when }) => when > newest).map(({ tag }) => tag),
  };
}

/**
 * Refuses a database with migrations from before this program's first one: its tables exist already, under an unknown
 * history. `what` names the database, `instead` is the advice. (OPS-23)
 */
export async function refuseForeignSchema(db: Database, what: string, instead: string): Promise<void> {
  const { oldest } = await appliedMigrations(db);
  const [first] = ownMigrations();
  if (oldest === null || !first || oldest >= first.when) return;
  throw new Error(
    `${what} was made by a version from before the first release, which this one does not take over. Nothing in it was changed. If it is a demonstration's, ${instead}, and start again: its data are made anew`,
  );
}

function ownMigrations(): Journal["entries"] {
  const { entries }: Journal = JSON.parse(readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8"));
  return entries;
}

/** When the oldest and the newest migration of a database were written, epoch ms; null and 0: it has none. */
async function appliedMigrations(db: Database): Promise<{ oldest: number | null; newest: number }> {
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`;
  const [there] = await db.select({ known: sql<boolean>`${table} is not null` }).from(sql`(select 1) as one`);
  if (!there?.known) return { oldest: null, newest: 0 };
  const [row] = await db
    .select({
      oldest: sql<string | number | null>`min(created_at)`,
      newest: sql`coalesce(max(created_at), 0)`.mapWith(Number),
    })
    .from(sql`drizzle.__drizzle_migrations`);
  const oldest = row?.oldest ?? null;
  return { oldest: oldest === null ? null : Number(oldest), newest: row?.newest ?? 0 };
}
