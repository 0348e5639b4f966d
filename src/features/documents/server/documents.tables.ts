import { eq, inArray } from "drizzle-orm";
import { boolean, date, integer, pgTable, primaryKey, QueryBuilder, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, requestLog } from "../../../platform/server/db/schema/columns";
import { type Owned, type PersonalData, personalRows } from "../../../platform/server/personal/personalData";
import { mediaTypes } from "../../../platform/server/uploads/mediaTypes";
import { clients, countries } from "../../account/server/account.tables";
import { documentHolders, documentStatuses } from "../documents.rules";

/** Identity documents: a client's own, one current per type, and those of other drivers of booked cars. */
export const clientDocuments = pgTable("client_documents", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  clientId: integer("client_id")
    .notNull()
    .references(() => clients.id),
  /** The client, or another driver of a car that the client booked (DOC-7). */
  holder: text({ enum: documentHolders }).notNull().default("client"),
  /** IdentityDocumentType of WIRE-19. */
  type: integer().notNull(),
  /**
   * Encrypted SealedContent: all typed data except the country; null in older rows, which use the columns below.
   * (SAFE-27)
   */
  sealed: text(),
  number: text(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  countryId: integer("country_id")
    .notNull()
    .references(() => countries.id),
  issuedOn: date("issued_on"),
  expiresOn: date("expires_on"),
  birthDate: date("birth_date"),
  status: text({ enum: documentStatuses }).notNull(),
  current: boolean().notNull().default(true),
  givenAt: instant("given_at").notNull(),
  /** When staff reviewed it, and the reason of a rejection, which the client reads. */
  reviewedAt: instant("reviewed_at"),
  rejectedFor: text("rejected_for"),
  /** Staff accepted it without a photo, by what was typed alone. (DESK-35) */
  typedOnly: boolean("typed_only").notNull().default(false),
  logId: requestLog(),
  /** The request id of staff's decision. */
  reviewedLogId: text("reviewed_log_id"),
});

/** The photo of a document that the client agreed to send to staff; deleted when the document is replaced. */
export const documentPhotos = pgTable("document_photos", {
  id: uuid().primaryKey(),
  documentId: integer("document_id")
    .notNull()
    .unique()
    .references(() => clientDocuments.id),
  /** Detected from its bytes, not taken from the browser. */
  mediaType: text("media_type", { enum: mediaTypes }).notNull(),
  size: integer().notNull(),
  /** Encrypted; in older rows as it was sent. (SAFE-27) */
  content: bytes().notNull(),
  /** The name of the encryption key; null: not encrypted. */
  sealedWith: text("sealed_with"),
  givenAt: instant("given_at").notNull(),
});

/** When a client last began to give a document of each type, by the document check of DOC-8. */
export const documentProcesses = pgTable(
  "document_processes",
  {
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    type: integer().notNull(),
    actionType: text("action_type").notNull(),
    startedAt: instant("started_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.type] })],
);

const documentsOf = (of: Owned) =>
  new QueryBuilder()
    .select({ id: clientDocuments.id })
    .from(clientDocuments)
    .where(eq(clientDocuments.clientId, of.clientId));

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalRows(documentPhotos, (of) => inArray(documentPhotos.documentId, documentsOf(of)), { on: "papers" }),
  personalRows(clientDocuments, (of) => eq(clientDocuments.clientId, of.clientId), { on: "papers" }),
  personalRows(documentProcesses, (of) => eq(documentProcesses.clientId, of.clientId), { on: "papers" }),
];
