import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/server/db/schema/columns";
import { photoSubjects } from "../../../shared/photoSubject";
import type { PhotoWords } from "../photos.schemas";

/**
 * An operator's photographs in their order; what has none is drawn. Their files are in the file store, named by `file`.
 * A row is deleted with its subject and leaves its files to `photo_leftovers`: triggers do both. (PHOTO-1, PHOTO-4)
 */
export const photos = pgTable(
  "photos",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text({ enum: [...photoSubjects] }).notNull(),
    subjectId: integer("subject_id").notNull(),
    /** The address of the largest one, for whoever takes a single picture. */
    url: text().notNull(),
    /** Pixels of the largest. */
    width: integer().notNull(),
    height: integer().notNull(),
    position: integer().notNull().default(0),
    file: uuid().notNull().unique(),
    /** A few of its pixels, as a `data:` address. */
    placeholder: text().notNull(),
    /** SHA-256 of what it was made of and of its largest WebP: an import knows it by either. Null: it is from before. (PHOTO-8) */
    digests: text().array(),
    words: jsonb().$type<PhotoWords[]>().notNull(),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [index("photos_subject").on(table.subject, table.subjectId, table.position)],
);

/** Files in the store that no photograph has: one that is still being added, or one that is deleted. (PHOTO-4) */
export const photoLeftovers = pgTable("photo_leftovers", {
  file: uuid().primaryKey(),
  /** Of the largest, from which follows which files there are. */
  width: integer().notNull(),
  /** Null: to be deleted at once. */
  dueAt: instant("due_at"),
});
