import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "../src/platform/server/db/database";

/** Linux counts a process's time in hundredths of a second. */
const TICK = 10;

/** Milliseconds of processor time that this process has used. */
export function ownProcessor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of processor time that the database's processes have used for us: 0 if it runs in our own process, null
 * if it is on another machine. The connections must stay open between two readings.
 */
export async function databaseProcessor(db: Database): Promise<number | null> {
  const ours = sql`datname = current_database() and backend_type = 'client backend'`;
  const backends = await db.select({ pid: sql<number>`pid` }).from(sql`pg_stat_activity`).where(ours);
  try {
    return backends.reduce((sum, { pid }) => sum + ticksOf(pid) * TICK, 0);
  } catch {
    return null;
  }
}

/** The processor time of a process so far, in hundredths of a second. */
export function ticksOf(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return user + system;
}
