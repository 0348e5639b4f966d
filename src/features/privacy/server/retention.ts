import type { FastifyBaseLogger } from "fastify";
import { writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import { forEachConcurrently } from "../../../platform/server/background/forEachConcurrently";
import { EVERYBODY, lastTurns, type Whose } from "../../../platform/server/background/whose";
import type { PersonalData } from "../../../platform/server/personal/personalData";
import type { Tx } from "../../../platform/server/services";
import { type Clock, HOUR, type Instant, MINUTE } from "../../../shared/instant";
import { eraseProofsBefore } from "../../payments/methods/server/proofs.repository";
import { lockClient } from "../../plan/server/plan.repository";
import { deletedBefore } from "../privacy.rules";
import { eraseDocuments } from "./erasure.repository";
import { clientsToErase, lastUseOf } from "./lastUse.repository";

const BATCH = 50;
type Deps = { db: Tx; now: Clock; log: FastifyBaseLogger; personal: readonly PersonalData[] };

/** Documents fall due at midnight: checking once an hour deletes them on the right day. */
const LOOK_EVERY = HOUR;

/**
 * Deletes documents 90 days after their client's last service, and proofs of payments that never came 90 days after
 * they were given. Resolves to the number of clients with deleted documents. Safe to run concurrently. (SAFE-12)
 */
export function documentRetention({ db, now, log, personal }: Deps) {
  const turns = lastTurns(LOOK_EVERY);

  async function erase(clientId: number): Promise<void> {
    await db.transaction(async (tx) => {
      await lockClient(tx, clientId);
      const at = now();
      const last = await lastUseOf(tx, personal, clientId);
      // A booking was made or a document given since.
      if (last === null || last >= deletedBefore(at)) return;
      await eraseDocuments(tx, personal, { clientId, at });
      await writeSystemAudit(tx, { at, action: "documents.erased", subject: `client ${clientId}` });
    });
  }

  async function eraseProofs(before: Instant, whose: Whose): Promise<void> {
    await db.transaction(async (tx) => {
      for (const clientId of await eraseProofsBefore(tx, before, whose))
        await writeSystemAudit(tx, { at: now(), action: "transfer.proofsErased", subject: `client ${clientId}` });
    });
  }

  return async (isOver: () => boolean = () => false, whose: Whose = EVERYBODY): Promise<number> => {
    if (turns.isRecent(whose, now())) return 0;
    const before = deletedBefore(now());
    await eraseProofs(before, whose);
    let [done, after] = [0, 0];
    while (!isOver()) {
      const due = await clientsToErase(db, personal, before, { after, limit: BATCH, whose });
      await forEachConcurrently(due, erase, { concurrency: 2, timeout: MINUTE, log });
      done += due.length;
      after = due.at(-1) ?? after;
      if (due.length < BATCH) {
        turns.done(whose, now());
        break;
      }
    }
    return done;
  };
}
