import { sql } from "drizzle-orm";
import { rows } from "./faults/world";
import type { TestApp } from "./testApp";

/**
 * Remembers the rows of a new server. The returned function restores them between tests of a suite that does not change
 * the catalogue and rooms, much faster than starting another server. The clock is not reset, because the background
 * jobs remember when they last ran.
 */
export async function rememberBeginning({ app, db }: TestApp): Promise<() => Promise<void>> {
  const named = await rows(db, sql`select tablename from pg_tables where schemaname = 'public'`);
  const tables = named.map(({ tablename }) => String(tablename));
  const filled = tables.map((name) => `select '${name}' as name where exists (select from "${name}")`);
  const seeded = new Set((await rows(db, sql.raw(filled.join(" union all ")))).map(({ name }) => String(name)));
  await db.execute(sql`create schema beginning`);
  await db.execute(sql`create table beginning.clients as table clients`);
  const steps = [
    // Foreign keys are off, so that the order of tables does not matter.
    "set local session_replication_role = replica",
    ...tables.filter((name) => !seeded.has(name)).map((name) => `delete from "${name}"`),
    "delete from clients",
    "insert into clients overriding system value table beginning.clients",
    // Triggers are off too: the names for searching are restored as rows.
    "delete from searched_clients",
    "insert into searched_clients (client_id) select id from clients",
  ];
  return async () => {
    await app.backgroundTasks.settled();
    await db.transaction(async (tx) => {
      for (const step of steps) await tx.execute(sql.raw(step));
    });
  };
}
