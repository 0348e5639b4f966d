import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { SECOND } from "../../../shared/instant";
import { withTimeout } from "../background/forEachConcurrently";
import type { Database } from "./database";

/** The greatest delay of a replica that is read from, in milliseconds. (OPS-162) */
export const MOST_BEHIND = 5 * SECOND;
/** How often its delay is measured. */
const ASK_EVERY = SECOND;

/** A replica of the database. */
export type Replica = {
  db: Database;
  /** Its delay in milliseconds; infinite if it is unknown, or nothing answers. */
  behind: () => number;
  /** Reports a failed read: the replica is not used until its delay has been measured again. */
  foundAway: () => void;
  close: () => void;
};

/** The position of the primary's log at an instant of this process's own monotonic clock. */
type Mark = { at: number; position: number };

/**
 * Watches how far a replica is behind its primary: its age is that of the newest log position that it has replayed.
 * This works whatever both clocks say, and when replication has stopped. (OPS-162)
 */
export function watchReplica(primary: Database, db: Database): Replica {
  let marks: Mark[] = [];
  let freshest: number | null = null;
  const ask = async () => {
    const at = performance.now();
    const [position, replayed] = await Promise.all([positionOf(primary), replayedBy(db)]);
    marks = [...marks.filter((mark) => at - mark.at < 2 * MOST_BEHIND), { at, position }];
    freshest = marks.findLast((mark) => mark.position <= replayed)?.at ?? freshest;
  };
  let asking = false;
  const turn = async () => {
    if (asking) return;
    asking = true;
    await withTimeout(ask(), MOST_BEHIND).catch(() => {
      freshest = null;
    });
    asking = false;
  };
  const timer = setInterval(() => void turn(), ASK_EVERY).unref();
  void turn();
  return {
    db,
    behind: () => (freshest === null ? Number.POSITIVE_INFINITY : performance.now() - freshest),
    foundAway: () => {
      freshest = null;
    },
    close: () => clearInterval(timer),
  };
}

/**
 * Milliseconds until a replica has replayed the primary's present position; null: more than the allowed delay. Throws
 * if either does not answer, or the second is no replica.
 */
export async function catchUpTime(primary: Database, db: Database): Promise<number | null> {
  const begun = performance.now();
  const position = await positionOf(primary);
  for (;;) {
    const isThere = (await replayedBy(db)) >= position;
    const took = performance.now() - begun;
    if (isThere) return took;
    if (took > MOST_BEHIND) return null;
    await pause(50);
  }
}

async function positionOf(primary: Database): Promise<number> {
  const position = sql`pg_current_wal_lsn() - '0/0'::pg_lsn`.mapWith(Number);
  const [row] = await primary.select({ position }).from(sql`(select 1) as one`);
  if (!row) throw new Error("the primary returned no position");
  return row.position;
}

/** Throws if the server is no replica, for example after a promotion. */
async function replayedBy(db: Database): Promise<number> {
  const replayed = sql<number | null>`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end`;
  const [row] = await db.select({ replayed }).from(sql`(select 1) as one`);
  if (row?.replayed == null) throw new Error("it is no replica");
  return Number(row.replayed);
}

const signedIn = new AsyncLocalStorage<boolean>();

/** Makes signed-in callers read from the primary, so that they see their own latest changes. (OPS-162) */
export function readOwnFromPrimary(app: FastifyInstance): void {
  app.addHook("preHandler", (request, _reply, done) => signedIn.run(request.caller !== null, done));
}

/**
 * A read that a replica may answer: `make` gets the database to read from. The primary answers signed-in callers, and
 * everybody if the replica's delay is too long or it fails. (OPS-162)
 */
export function fromReplica<Asked extends unknown[], Found>(
  { db, replica }: { db: Database; replica?: Replica | undefined },
  make: (db: Database) => (...asked: Asked) => Promise<Found>,
): (...asked: Asked) => Promise<Found> {
  const byPrimary = make(db);
  if (!replica) return byPrimary;
  const byReplica = make(replica.db);
  return async (...asked) => {
    if (signedIn.getStore() || replica.behind() > MOST_BEHIND) return byPrimary(...asked);
    try {
      return await byReplica(...asked);
    } catch {
      replica.foundAway();
      return byPrimary(...asked);
    }
  };
}
