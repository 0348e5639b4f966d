import { eq } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { uploadPurposes } from "../../../../shared/uploadPurpose";
import { type PersonalData, personalRows } from "../../personal/personalData";
import { bytes, instant, requestLog } from "./columns";

/** Files that arrive in parts, each for one call of one account. (SAFE-71) */
export const uploads = pgTable(
  "uploads",
  {
    /** Made up by the sender. */
    id: uuid().primaryKey(),
    clientId: integer("client_id").notNull(),
    /** The method and path that it was begun for. */
    call: text().notNull(),
    /** Bytes of the whole file. */
    length: integer().notNull(),
    begunAt: instant("begun_at").notNull(),
    lastPartAt: instant("last_part_at").notNull(),
    /** Since when a process handles the whole file; null: none does. */
    handledSince: instant("handled_since"),
    /** Encrypted: the answer to the whole file, given again to whoever asks again. Its parts are deleted. */
    outcome: text(),
  },
  (table) => [index("uploads_client").on(table.clientId), index("uploads_begun").on(table.begunAt)],
);

/** Parts of files that are not whole, each encrypted by itself. (SAFE-27) */
export const uploadParts = pgTable(
  "upload_parts",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    /** Its position in the file. */
    firstByte: integer("first_byte").notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
    sealedWith: text("sealed_with").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.firstByte] })],
);

/** Infected files that were refused; nothing of them is kept. (DESK-108) */
export const infectedUploads = pgTable(
  "infected_uploads",
  {
    id: uuid().primaryKey(),
    clientId: integer("client_id").notNull(),
    purpose: text({ enum: uploadPurposes }).notNull(),
    /** By its content; null: not known. */
    mediaType: text("media_type"),
    /** What the scanner calls it. */
    found: text().notNull(),
    refusedAt: instant("refused_at").notNull(),
    /** When staff had dealt with it; null: it waits for them. */
    doneAt: instant("done_at"),
    logId: requestLog(),
  },
  (table) => [index("infected_uploads_client").on(table.clientId)],
);

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalRows(infectedUploads, (of) => eq(infectedUploads.clientId, of.clientId)),
  personalRows(uploads, (of) => eq(uploads.clientId, of.clientId)),
];
