import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/server/db/schema/columns";
import { photoSubjects } from "../../../shared/photoSubject";
import type { PhotoWords } from "../photos.schemas";

/**
 * An operator's photographs in order; subjects without any are drawn. Their files are in the file store, named by
 * `file`. A row is deleted with its subject, and its files are listed in `photo_leftovers`: triggers do both. (PHOTO-1,
 * PHOTO-4)
 */
export const photos = pgTable(
  "photos",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text({ enum: [...photoSubjects] }).notNull(),
    subjectId: integer("subject_id").notNull(),
    /** The URL of the largest file, for a single picture. */
    url: text().notNull(),
    /** Size in pixels of the largest file. */
    width: integer().notNull(),
    height: integer().notNull(),
    position: integer().notNull().default(0),
    file: uuid().notNull().unique(),
    /** A tiny image as a `data:` URL. */
    placeholder: text().notNull(),
    /** SHA-256 of the original and of the largest WebP: an import recognises either. Null in older rows. (PHOTO-8) */
    digests: text().array(),
    words: jsonb().$type<PhotoWords[]>().notNull(),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [index("photos_subject").on(table.subject, table.subjectId, table.position)],
);

/** Files in the store without a photograph: of one that is being added, or that was deleted. (PHOTO-4) */
export const photoLeftovers = pgTable("photo_leftovers", {
  file: uuid().primaryKey(),
  /** Width of the largest file, from which all file names follow. */
  width: integer().notNull(),
  /** Null: deleted immediately. */
  dueAt: instant("due_at"),
});
