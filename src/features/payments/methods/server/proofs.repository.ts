import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import { isAbout, type Whose } from "../../../../platform/server/background/whose";
import { vaultOf } from "../../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { payments } from "../../server/payments.tables";
import {
  broughtNoMoney,
  personalData,
  transferOrders,
  transferProofs,
  transferReviews,
} from "../transfer/server/transfers.tables";

/** What erasing a client does with the methods' own tables. (SAFE-25) */
export const personalDataOfMethods = personalData;

type Proof = { id: string; content: Uint8Array; sealedWith: string | null };

const placeOf = (row: string) => ({ table: "transfer_proofs", field: "content", row });

/** A proof's file as it is stored, encrypted. (SAFE-27) */
export const sealProof = (db: Tx, { id, content }: Pick<Proof, "id" | "content">) =>
  vaultOf(db).sealBytes(content, placeOf(id));

/** A proof's file, decrypted if it was encrypted. Throws if it was changed or moved. */
export const openProof = (db: Tx, { id, content, sealedWith }: Proof) =>
  vaultOf(db).openBytes({ content, sealedWith }, placeOf(id));

const isStale = (db: Tx) => or(isNull(transferProofs.sealedWith), ne(transferProofs.sealedWith, vaultOf(db).sealsWith));

/** A small batch, because proofs have megabytes. */
const PROOFS_PER_BATCH = 5;

/** Proofs that are not encrypted with the current key: how many, and some of them, each with its encryption. (SAFE-28) */
export const staleProofs = {
  count: (db: Tx): Promise<number> => db.$count(transferProofs, isStale(db)),
  /** In the order of their ids. Each is encrypted only if it is unchanged since it was read. */
  next: async (db: Tx, { after, limit }: { after: string | null; limit: number }) => {
    const { id, content, sealedWith } = transferProofs;
    const from = and(isStale(db), after === null ? undefined : gt(id, after));
    const some = db.select({ id, content, sealedWith }).from(transferProofs).where(from).orderBy(asc(id));
    return (await some.limit(Math.min(limit, PROOFS_PER_BATCH))).map((row) => ({
      row: row.id,
      seal: async () => {
        const asRead = row.sealedWith === null ? isNull(sealedWith) : eq(sealedWith, row.sealedWith);
        await db
          .update(transferProofs)
          .set(sealProof(db, { id: row.id, content: openProof(db, row) }))
          .where(and(eq(id, row.id), asRead));
      },
    }));
  },
};

/** The names of the keys by which proofs are encrypted; null for those that are not. */
export async function keysOfProofs(db: Tx): Promise<(string | null)[]> {
  const rows = await db.selectDistinct({ name: transferProofs.sealedWith }).from(transferProofs);
  return rows.map(({ name }) => name);
}

/** A client's transfers, each with its proofs without their files, and staff's findings. (SAFE-24) */
export async function transfersOfClient(db: Tx, clientId: number) {
  const theirs = db.select({ id: payments.id }).from(payments).where(eq(payments.clientId, clientId));
  const orders = await db
    .select()
    .from(transferOrders)
    .where(inArray(transferOrders.paymentId, theirs))
    .orderBy(asc(transferOrders.reference));
  const { id, paymentId, mediaType, size, givenAt } = transferProofs;
  const proofs = await db
    .select({ id, paymentId, mediaType, size, givenAt })
    .from(transferProofs)
    .where(inArray(paymentId, theirs))
    .orderBy(asc(givenAt));
  const findings = await db
    .select()
    .from(transferReviews)
    .where(inArray(transferReviews.paymentId, theirs))
    .orderBy(asc(transferReviews.at));
  return orders.map((order) => {
    const isOf = (row: { paymentId: string }) => row.paymentId === order.paymentId;
    return { order, proofs: proofs.filter(isOf), findings: findings.filter(isOf) };
  });
}

/**
 * Deletes these clients' proofs of payments that never came, given before an instant. Resolves to the clients.
 * (SAFE-12)
 */
export async function eraseProofsBefore(tx: Tx, before: Instant, whose: Whose): Promise<number[]> {
  const theirs = and(broughtNoMoney, isAbout(payments.clientId, whose));
  const unpaid = tx.select({ id: payments.id }).from(payments).where(theirs);
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
