import { stat } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/server/db/database";
import { embeddedIn, type Where } from "../../../platform/server/db/openDatabase";
import { settings } from "../../../platform/server/db/schema/operations";
import type { Tx } from "../../../platform/server/services";
import { textOf } from "../../../shared/unknownData";

const KEY = "database.home";

/**
 * Names the place of a database so that a copy or a rewritten database gets another name: on a server it is made of the
 * cluster, the database and the table; embedded, of the time when the folder was created. Restoring a dump changes the
 * name, even in the same database; a restart, a failover to a standby and an upgrade of the program do not. (OPS-115)
 */
export async function homeOf(db: Database, { databaseUrl, dataDir }: Where): Promise<string> {
  if (databaseUrl === null) return homeOfFolder(embeddedIn(dataDir));
  const [found] = await db
    .select({
      database: sql<string>`(select oid::text from pg_database where datname = current_database())`,
      table: sql<string>`'settings'::regclass::oid::text`,
    })
    .from(sql`(select 1) as one`);
  return `server/${await clusterOf(db)}/${found?.database}/${found?.table}`;
}

/** Some database hosts do not reveal the cluster; the other two parts differ there as well. */
async function clusterOf(db: Database): Promise<string> {
  const cluster = sql<string>`system_identifier::text`;
  return db
    .select({ cluster })
    .from(sql`pg_control_system()`)
    .then(
      ([row]) => row?.cluster ?? "unknown",
      () => "unknown",
    );
}

/** Uses the folder's inode number where the file system does not store its creation time. */
async function homeOfFolder(folder: string): Promise<string> {
  const { ino, birthtimeNs, ctimeNs } = await stat(folder, { bigint: true });
  const isKnown = birthtimeNs > 0n && birthtimeNs !== ctimeNs;
  return isKnown ? `folder/made/${birthtimeNs}` : `folder/number/${ino}`;
}

/** The home stored in the database; null: none was stored yet. */
export async function rememberedHome(db: Pick<Tx, "select">): Promise<string | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return row ? textOf(row.value, "home") : null;
}

export async function rememberHome(tx: Tx, home: string): Promise<void> {
  const value = { home };
  await tx.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}
