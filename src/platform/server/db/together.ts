import { is } from "drizzle-orm";
import { PgliteSession } from "drizzle-orm/pglite";
import type { Database } from "./database";

/**
 * Does several things in a transaction of which none needs another's answer: at once where they go in together (embedded),
 * one after the other where the driver wants it so.
 */
export async function together(tx: Database, ...commands: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (is(tx._.session, PgliteSession)) await Promise.all(commands.map((run) => run()));
  else for (const run of commands) await run();
}
