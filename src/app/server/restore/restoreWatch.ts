import type { Database } from "../../../platform/server/db/database";
import type { Where } from "../../../platform/server/db/openDatabase";
import type { FileStore } from "../../../platform/server/files/fileStore";
import { findRestored, noticeRestored, type Restored } from "../../../platform/server/restored.repository";
import type { Clock } from "../../../shared/instant";
import { homeOf, rememberedHome, rememberHome } from "./databaseHome";
import { isMovementMissing, knowsUntil, newestOf, numbersGivenOut } from "./givenOut.repository";
import { isSameNewest, type Newest, type RestoreMark, readMark, writeMark } from "./restoreMark";

/** A database, where it is, and the store of its mark. */
export type Watched = { db: Database; where: Where; store: FileStore };

/**
 * Notices that the database was restored or copied: it is in another place than the one stored in it, or lacks data
 * that the mark beside the photographs names. (OPS-115)
 */
export function restoreWatch({ db, where, store, systemClock = Date.now }: Watched & { systemClock?: Clock }) {
  let marked: Newest | null = null;

  /** Checks the database and notifies every process of the result. Throws where the mark's store does not answer. */
  async function look(): Promise<Restored | null> {
    if (await isRestored({ db, where, store })) {
      await noticeRestored(db, { noticedAt: systemClock(), knowsUntil: await knowsUntil(db) });
      return findRestored(db);
    }
    if ((await rememberedHome(db)) === null) await rememberHome(db, await homeOf(db, where));
    return null;
  }

  return {
    look,

    /**
     * A background run: keeps the mark up to date, and notices a restore while processes are running. Any number of
     * processes may run it.
     */
    turn: async (): Promise<void> => {
      const newest = await newestOf(db);
      if (marked && isSameNewest(newest, marked)) return;
      if (await look()) return;
      await writeMark(store, { home: await homeOf(db, where), newest, numbers: await numbersGivenOut(db) });
      marked = newest;
    },
  };
}

/**
 * Whether it was restored or copied, as `look` finds, without changing anything. Throws if the store does not answer.
 */
export async function isRestored({ db, where, store }: Watched): Promise<boolean> {
  if (await findRestored(db)) return true;
  const home = await homeOf(db, where);
  const remembered = await rememberedHome(db);
  // A changed home is noticed even if the mark's store does not answer.
  if (remembered !== null && remembered !== home) return true;
  const mark = await readMark(store);
  if (!mark) return false;
  const newest = await newestOf(db);
  // The database is new, or from a release that stored no home. With plans and a mark, it is a backup from that
  // release.
  if (remembered === null) return newest.plan > 0;
  // A mark that another database wrote is ignored.
  return mark.home === home && lacks(db, newest, mark.newest);
}

async function lacks(db: Database, newest: Newest, { plan, booking, audit, money }: Newest): Promise<boolean> {
  if (newest.plan < plan || newest.booking < booking || newest.audit < audit) return true;
  return money !== null && isMovementMissing(db, money);
}

/** What is known outside the restored database; null: nothing. */
export async function markOf({ db, where, store }: Watched): Promise<RestoreMark | null> {
  const mark = await readMark(store);
  const homes = [await rememberedHome(db), await homeOf(db, where)];
  return mark && (homes[0] === null || homes.includes(mark.home)) ? mark : null;
}
