import { eq, sql } from "drizzle-orm";
import type { Clock, Instant } from "../../shared/instant";
import type { Database } from "./db/database";
import { settings } from "./db/schema/operations";

/** A clock that QA may move: the system's, plus an offset that all processes on one database share. (QA-3) */
export type MovableClock = {
  now: Clock;
  advance: (milliseconds: number) => Promise<Instant>;
  refresh: () => Promise<void>;
};

const KEY = "clock.offset";

/** Milliseconds that QA has moved the clock of a database. */
export async function clockOffset(db: Database): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return typeof row?.value === "number" ? row.value : 0;
}

/** Time never runs backwards: an advance is positive. */
export async function movableClock(db: Database, system: Clock = Date.now): Promise<MovableClock> {
  let offset = 0;
  const refresh = async () => {
    offset = await clockOffset(db);
  };
  await refresh();
  return {
    now: () => system() + offset,
    refresh,
    advance: async (milliseconds) => {
      await db
        .insert(settings)
        .values({ key: KEY, value: milliseconds })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`to_jsonb((${settings.value} #>> '{}')::bigint + ${milliseconds}::bigint)` },
        });
      await refresh();
      return system() + offset;
    },
  };
}
