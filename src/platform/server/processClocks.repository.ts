import { sql } from "drizzle-orm";
import type { Database } from "./db/database";
import { processClocks } from "./db/schema/operations";

/**
 * Stores how many milliseconds this process's clock is ahead of the database's; resolves to what the processes of the
 * last minute have stored. (FAULT-34)
 */
export async function storeClock(db: Database, process: string, ahead: number): Promise<number[]> {
  const rounded = Math.round(ahead);
  await db
    .insert(processClocks)
    .values({ process, ahead: rounded, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: processClocks.process, set: { ahead: rounded, seenAt: sql`now()` } });
  await db.delete(processClocks).where(sql`${processClocks.seenAt} < now() - interval '1 hour'`);
  const others = await db
    .select({ ahead: processClocks.ahead })
    .from(processClocks)
    .where(sql`${processClocks.process} <> ${process} and ${processClocks.seenAt} > now() - interval '1 minute'`);
  return others.map((other) => other.ahead);
}
