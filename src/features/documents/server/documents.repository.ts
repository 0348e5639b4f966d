import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { clientDocuments, clients, countries, documentPhotos } from "../../account/server/account.tables";

export type DocumentRow = typeof clientDocuments.$inferSelect;
export type KnownDocument = DocumentRow & { countryIso: string; passportMonths: number; photoId: string | null };

/** The documents that count now, at most one of each type, with what their country asks. */
export async function currentDocuments(tx: Tx, clientId: number): Promise<KnownDocument[]> {
  const rows = await tx
    .select({
      document: clientDocuments,
      countryIso: countries.iso,
      passportMonths: countries.passportMonths,
      photoId: documentPhotos.id,
    })
    .from(clientDocuments)
    .innerJoin(countries, eq(countries.id, clientDocuments.countryId))
    .leftJoin(documentPhotos, eq(documentPhotos.documentId, clientDocuments.id))
    .where(and(eq(clientDocuments.clientId, clientId), eq(clientDocuments.current, true)))
    .orderBy(clientDocuments.type);
  return rows.map(({ document, ...beside }) => ({ ...document, ...beside }));
}

/** The client's name, their row kept for this transaction: documents of one client are given one after the other. */
export async function lockOwner(tx: Tx, clientId: number): Promise<{ firstName: string; lastName: string } | null> {
  const [row] = await tx
    .select({ firstName: clients.firstName, lastName: clients.lastName })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for("no key update");
  return row ?? null;
}

/** Puts a document in the place of the one of its type; the old one is kept, no longer current, its photo is not. */
export async function replaceDocument(
  tx: Tx,
  document: Omit<typeof clientDocuments.$inferInsert, "current">,
): Promise<DocumentRow> {
  const { clientId, type } = document;
  const ofType = and(eq(clientDocuments.clientId, clientId), eq(clientDocuments.type, type));
  const replaced = tx.select({ id: clientDocuments.id }).from(clientDocuments).where(ofType);
  await tx.delete(documentPhotos).where(inArray(documentPhotos.documentId, replaced));
  await tx
    .update(clientDocuments)
    .set({ current: false })
    .where(and(ofType, eq(clientDocuments.current, true)));
  const [row] = await tx.insert(clientDocuments).values(document).returning();
  if (!row) throw new Error("the document was not stored");
  return row;
}

/** A document and whose it is, also one that is no longer current. */
export async function findDocument(tx: Tx, id: number): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(clientDocuments).where(eq(clientDocuments.id, id));
  return row;
}

/** What staff decided of a document. */
export async function saveReview(
  tx: Tx,
  id: number,
  review: { status: "verified" | "rejected"; rejectedFor: string | null; reviewedAt: number },
): Promise<void> {
  await tx.update(clientDocuments).set(review).where(eq(clientDocuments.id, id));
}

export async function countryKnown(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.select({ id: countries.id }).from(countries).where(eq(countries.id, id));
  return rows.length > 0;
}
