import { writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import { findRestored, forgetRestored } from "../../../platform/server/restored.repository";
import type { Instant } from "../../../shared/instant";
import { homeOf, rememberHome } from "./databaseHome";
import { newestOf, numbersGivenOut, passNumbers } from "./givenOut.repository";
import { writeMark } from "./restoreMark";
import { isRestored, markOf, type Watched } from "./restoreWatch";

/**
 * How an operator has settled a restore: with the providers' movements since an instant, or by confirming that nothing
 * is missing.
 */
export type Settled = { since: Instant } | { reason: string };

/**
 * Lets a restored database continue: moves its sequences past all numbers that were given out, and stores its present
 * place as its home. Audited. Resolves to whether it was restored at all. Throws if the store of the mark does not
 * answer. (OPS-115, PAY-37)
 */
export async function settleRestore(watched: Watched, settled: Settled, at: Instant): Promise<boolean> {
  const { db, where, store } = watched;
  if (!(await isRestored(watched))) return false;
  const mark = await markOf(watched);
  const home = await homeOf(db, where);
  const known = await findRestored(db);
  await db.transaction(async (tx) => {
    await passNumbers(tx, mark?.numbers ?? {});
    await rememberHome(tx, home);
    await forgetRestored(tx);
    await writeSystemAudit(tx, {
      at,
      action: "database.restoreSettled",
      subject: "database",
      reason: "reason" in settled ? settled.reason : `reconciled since ${new Date(settled.since).toISOString()}`,
      ...(known && { facts: { noticedAt: known.noticedAt } }),
    });
  });
  await writeMark(store, { home, newest: await newestOf(db), numbers: await numbersGivenOut(db) });
  return true;
}
