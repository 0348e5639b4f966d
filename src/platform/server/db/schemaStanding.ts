import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { migrationsFolder } from "./openDatabase";

type Journal = { entries: readonly { when: number; tag: string }[] };

/** Where a database's schema is: its newest migration, and those of this build that it lacks. */
export type SchemaStanding = { at: string | null; lacks: string[] };

/** Only reads; works also on a database without any migration. (OPS-23) */
export async function schemaStanding(db: Database): Promise<SchemaStanding> {
  const { entries }: Journal = JSON.parse(readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8"));
  const newest = await newestMigration(db);
  return {
    at: entries.findLast(({ when }) => when <= newest)?.tag ?? null,
    lacks: entries.filter(({ when }) => when > newest).map(({ tag }) => tag),
  };
}

/** When the newest migration of a database was written, epoch ms; 0: it has none. */
async function newestMigration(db: Database): Promise<number> {
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`;
  const [there] = await db.select({ known: sql<boolean>`${table} is not null` }).from(sql`(select 1) as one`);
  if (!there?.known) return 0;
  const [row] = await db
    .select({ newest: sql`coalesce(max(created_at), 0)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return row?.newest ?? 0;
}
