import { and, eq, inArray, lt, ne } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { payments } from "../../server/payments.tables";
import { transferProofs, transferReviews } from "../transfer/server/transfers.tables";

/** Attempts that are over and brought no money: their proofs prove nothing that tax law asks for. */
const hadNoMoney = and(eq(payments.captured, 0), ne(payments.status, PaymentStatus.Created));

/** Deletes what a client sent to prove payments that never came, and what staff wrote about any of them. (SAFE-25) */
export async function eraseProofsOf(tx: Tx, clientId: number): Promise<void> {
  const theirs = tx.select({ id: payments.id }).from(payments).where(eq(payments.clientId, clientId));
  const unpaid = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.clientId, clientId), hadNoMoney));
  await tx.delete(transferProofs).where(inArray(transferProofs.paymentId, unpaid));
  await tx.update(transferReviews).set({ reason: null }).where(inArray(transferReviews.paymentId, theirs));
}

/** Deletes proofs of payments that never came, given before an instant; resolves to their clients' ids. (SAFE-12) */
export async function eraseProofsBefore(tx: Tx, before: Instant): Promise<number[]> {
  const unpaid = tx.select({ id: payments.id }).from(payments).where(hadNoMoney);
  const erased = await tx
    .delete(transferProofs)
    .where(and(lt(transferProofs.givenAt, before), inArray(transferProofs.paymentId, unpaid)))
    .returning({ paymentId: transferProofs.paymentId });
  const ids = erased.map(({ paymentId }) => paymentId);
  const owners = await tx
    .selectDistinct({ clientId: payments.clientId })
    .from(payments)
    .where(inArray(payments.id, ids));
  return owners.map(({ clientId }) => clientId);
}
