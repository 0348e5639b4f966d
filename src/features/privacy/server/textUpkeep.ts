import type { FastifyBaseLogger } from "fastify";
import { moveReason, reasonsToMove } from "../../../platform/server/audit/audit.repository";
import { forEachConcurrently } from "../../../platform/server/background/forEachConcurrently";
import type { PersonalData } from "../../../platform/server/personal/personalData";
import type { Tx } from "../../../platform/server/services";
import { type Clock, HOUR, MINUTE } from "../../../shared/instant";
import { lockClient } from "../../plan/server/plan.repository";
import { closedWithTexts } from "./closing.repository";
import { eraseTextsAbout } from "./erasure.repository";

const BATCH = 100;
const LOOK_EVERY = HOUR;

type Deps = { db: Tx; now: Clock; log: FastifyBaseLogger; personal: readonly PersonalData[] };

/**
 * Completes for texts about clients what the last release leaves undone: reasons in lines of the audit are moved to
 * separate rows, and staff's texts about clients who have closed their account are erased. Runs once an hour, in any
 * number of processes. A client whose texts cannot be sealed delays no other. (SAFE-63)
 */
export function textUpkeep({ db, now, log, personal }: Deps) {
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function erase(clientId: number): Promise<void> {
    await db.transaction(async (tx) => {
      await lockClient(tx, clientId);
      await eraseTextsAbout(tx, personal, { clientId, at: now() });
    });
  }

  return async (isOver: () => boolean = () => false): Promise<void> => {
    // The absolute difference, as the clock may have been set back.
    if (Math.abs(now() - lookedAt) < LOOK_EVERY) return;
    const bounds = { concurrency: 2, timeout: MINUTE, log };
    await forEachConcurrently(await closedWithTexts(db), erase, bounds);
    for (let after = 0; !isOver(); ) {
      const ids = await reasonsToMove(db, { after, limit: BATCH });
      await forEachConcurrently(ids, (id) => moveReason(db, id), bounds).catch((err) =>
        log.error({ err }, "a reason in the audit could not be moved apart"),
      );
      after = ids.at(-1) ?? after;
      if (ids.length < BATCH) {
        lookedAt = now();
        break;
      }
    }
  };
}
