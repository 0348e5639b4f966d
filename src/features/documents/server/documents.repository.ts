import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { drafts, statement } from "../../../platform/server/db/statement";
import { inParallel } from "../../../platform/server/inParallel";
import { currentRequestId } from "../../../platform/server/logs/requestId";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../platform/server/services";
import type { HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { clients, countries } from "../../account/server/account.tables";
import { clientDocuments, documentPhotos, documentProcesses } from "./documents.tables";
import { type Opened, openDocument, type SealedContent, sealedColumns } from "./sealedDocument";

/** A document's row, decrypted. (SAFE-27) */
export type DocumentRow = Opened<typeof clientDocuments.$inferSelect>;
export type KnownDocument = DocumentRow & { countryIso: string; passportMonths: number; photoId: string | null };

const ownOf = (clientId: number) => and(eq(clientDocuments.clientId, clientId), eq(clientDocuments.holder, "client"));
const ofOthers = (clientId: number) =>
  and(eq(clientDocuments.clientId, clientId), eq(clientDocuments.holder, "driver"));

/** The client's own current documents, at most one per type, with their countries' requirements. */
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
    .where(and(ownOf(clientId), eq(clientDocuments.current, true)))
    .orderBy(clientDocuments.type);
  return rows.map(({ document, ...beside }) => ({ ...openDocument(vaultOf(tx), document), ...beside }));
}

/** When the client last entered a document of their own, or a photo of one; null: never. */
export async function documentsGivenAt(tx: Tx, clientId: number): Promise<Instant | null> {
  const given = await tx
    .select({ document: clientDocuments.givenAt, photo: documentPhotos.givenAt })
    .from(clientDocuments)
    .leftJoin(documentPhotos, eq(documentPhotos.documentId, clientDocuments.id))
    .where(ownOf(clientId));
  return given.length === 0 ? null : Math.max(...given.map(({ document, photo }) => Math.max(document, photo ?? 0)));
}

/** The documents of other drivers in a client's bookings. */
export async function driversDocuments(tx: Tx, clientId: number): Promise<DocumentRow[]> {
  const rows = await tx.select().from(clientDocuments).where(ofOthers(clientId)).orderBy(clientDocuments.id);
  return rows.map((row) => openDocument(vaultOf(tx), row));
}

export type Owner = { firstName: string; lastName: string; birthDate: HavanaDate | null };

const ownerToLock = statement(
  drafts
    .select({ firstName: clients.firstName, lastName: clients.lastName, birthDate: clients.birthDate })
    .from(clients)
    .where(and(eq(clients.id, sql.placeholder("clientId")), isNull(clients.closedAt)))
    .for("no key update"),
);

/**
 * A client's data from the account, with the row locked, so that a client's documents are given one by one. Null if the
 * account was closed. What is sent after the call is read under the lock.
 */
export async function lockOwner(tx: Tx, clientId: number): Promise<Owner | null> {
  const [row] = await ownerToLock(tx, { clientId });
  return row ?? null;
}

/** The client's own rejected documents of a type, unless staff accepted a later one. (DOC-6) */
export async function rejectedDocuments(tx: Tx, clientId: number, type: number): Promise<DocumentRow[]> {
  const ofType = and(ownOf(clientId), eq(clientDocuments.type, type));
  const [verified] = await tx
    .select({ id: clientDocuments.id })
    .from(clientDocuments)
    .where(and(ofType, eq(clientDocuments.status, "verified")))
    .orderBy(desc(clientDocuments.id))
    .limit(1);
  const rejected = await tx
    .select()
    .from(clientDocuments)
    .where(and(ofType, isNotNull(clientDocuments.rejectedFor)));
  const counting = rejected.filter(({ id }) => id > (verified?.id ?? 0));
  return counting.map((row) => openDocument(vaultOf(tx), row));
}

/** A photo puts a rejected document up for review again; the reason of the rejection is kept. (DOC-6) */
export async function returnToReview(tx: Tx, id: number): Promise<void> {
  await tx.update(clientDocuments).set({ status: "inReview" }).where(eq(clientDocuments.id, id));
}

type NewDocument = Pick<DocumentRow, "clientId" | "type" | "countryId" | "status" | "givenAt"> & SealedContent;

/** Stores another driver's document. (DOC-7) */
export async function addDriverDocument(tx: Tx, document: NewDocument): Promise<void> {
  await insertSealed(tx, await takeDocumentId(tx), document, "driver");
}

/** Encrypted content is bound to the row's id, so the id is drawn first. (SAFE-27) */
async function takeDocumentId(tx: Tx): Promise<number> {
  const next = sql<number>`nextval(pg_get_serial_sequence('client_documents', 'id'))`.mapWith(Number);
  const [taken] = await tx.select({ id: next }).from(sql`(values (1)) as once`);
  if (!taken) throw new Error("no id was taken for a document");
  return taken.id;
}

async function insertSealed(
  tx: Tx,
  id: number,
  document: NewDocument,
  holder: DocumentRow["holder"],
): Promise<DocumentRow> {
  const row = { ...document, ...sealedColumns(vaultOf(tx), id, document), id, holder };
  const [stored] = await tx.insert(clientDocuments).overridingSystemValue().values(row).returning();
  if (!stored) throw new Error("the document was not stored");
  return openDocument(vaultOf(tx), stored);
}

/** Replaces a client's own document of a type; the old one is kept as not current, its photo is deleted. */
export async function replaceDocument(tx: Tx, document: NewDocument): Promise<DocumentRow> {
  const { clientId, type } = document;
  const ofType = and(ownOf(clientId), eq(clientDocuments.type, type));
  const replaced = tx.select({ id: clientDocuments.id }).from(clientDocuments).where(ofType);
  const [id] = await inParallel(
    takeDocumentId(tx),
    tx.delete(documentPhotos).where(inArray(documentPhotos.documentId, replaced)),
    tx
      .update(clientDocuments)
      .set({ current: false })
      .where(and(ofType, eq(clientDocuments.current, true))),
  );
  return insertSealed(tx, id, document, "client");
}

/** Stores another way of writing a document, which stays the same one: signs of its number, spelling of its names. */
export async function rewriteDocument(
  tx: Tx,
  document: DocumentRow,
  { number, firstName, lastName }: Pick<SealedContent, "number" | "firstName" | "lastName">,
): Promise<DocumentRow> {
  const { id } = document;
  const rewritten = { ...document, number, firstName, lastName };
  const sealed = sealedColumns(vaultOf(tx), id, rewritten);
  await tx.update(clientDocuments).set(sealed).where(eq(clientDocuments.id, id));
  return rewritten;
}

/** A document with its client, current or not. */
export async function findDocument(tx: Tx, id: number): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(clientDocuments).where(eq(clientDocuments.id, id));
  return row && openDocument(vaultOf(tx), row);
}

/** Stores that a client began to give a document, replacing the last time. (DOC-8) */
export async function keepProcess(tx: Tx, process: typeof documentProcesses.$inferInsert): Promise<void> {
  const { clientId, type, actionType, startedAt } = process;
  await tx
    .insert(documentProcesses)
    .values({ clientId, type, actionType, startedAt })
    .onConflictDoUpdate({
      target: [documentProcesses.clientId, documentProcesses.type],
      set: { actionType, startedAt },
    });
}

export async function processOf(tx: Tx, clientId: number, type: number) {
  const ofType = and(eq(documentProcesses.clientId, clientId), eq(documentProcesses.type, type));
  const [row] = await tx.select().from(documentProcesses).where(ofType);
  return row;
}

/** Stores staff's decision on a document. */
export async function saveReview(
  tx: Tx,
  id: number,
  review: { status: "verified" | "rejected"; rejectedFor: string | null; typedOnly: boolean; reviewedAt: number },
): Promise<void> {
  const reviewedLogId = currentRequestId();
  await tx
    .update(clientDocuments)
    .set({ ...review, reviewedLogId })
    .where(eq(clientDocuments.id, id));
}
