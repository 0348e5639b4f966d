import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, requestLog } from "../../../platform/server/db/schema/columns";
import { clients, countries } from "../../account/server/account.tables";

/** Identity documents: a client's own, one of each type at a time, and those of others who drive a booked car. */
export const clientDocuments = pgTable("client_documents", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  clientId: integer("client_id")
    .notNull()
    .references(() => clients.id),
  /** Whose: the client's own, or of somebody else who drives a car that the client booked (DOC-7). */
  holder: text({ enum: ["client", "driver"] })
    .notNull()
    .default("client"),
  /** IdentityDocumentType of WIRE-19. */
  type: integer().notNull(),
  /** All that was typed but the country (SealedContent); null in rows from before, whose plain columns follow. (SAFE-27) */
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
  status: text({ enum: ["given", "inReview", "verified", "rejected"] }).notNull(),
  current: boolean().notNull().default(true),
  givenAt: instant("given_at").notNull(),
  /** When staff reviewed it, and the reason that the client reads of a rejected one. */
  reviewedAt: instant("reviewed_at"),
  rejectedFor: text("rejected_for"),
  logId: requestLog(),
  /** The same for what staff decided. */
  reviewedLogId: text("reviewed_log_id"),
});

/** A picture beside a document, which the client let us keep for our staff; deleted when the document is replaced. */
export const documentPhotos = pgTable("document_photos", {
  id: uuid().primaryKey(),
  documentId: integer("document_id")
    .notNull()
    .unique()
    .references(() => clientDocuments.id),
  /** Detected from its bytes, not taken from the browser. */
  mediaType: text("media_type", { enum: ["application/pdf", "image/jpeg", "image/png", "image/webp"] }).notNull(),
  size: integer().notNull(),
  /** Sealed; as it was sent in rows from before. (SAFE-27) */
  content: bytes().notNull(),
  /** The name of the key that sealed the content; null: none did. */
  sealedWith: text("sealed_with"),
  givenAt: instant("given_at").notNull(),
});

/** That a client set out to give a document, by the document check of DOC-8: the last time of each type. */
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
