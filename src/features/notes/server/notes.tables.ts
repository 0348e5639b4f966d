import { eq, sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idOf, instant, requestLog } from "../../../platform/server/db/schema/columns";
import { type PersonalData, personalRows } from "../../../platform/server/personal/personalData";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";

/** A client's notes: their own, and those of staff and the program. */
export const notes = pgTable(
  "notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().unique(),
    clientId: integer("client_id")
      .notNull()
      .references(() => idOf("clients")),
    siteId: integer("site_id").notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Written by the client. */
    isSent: boolean("is_sent").notNull(),
    isRead: boolean("is_read").notNull().default(false),
    isHidden: boolean("is_hidden").notNull().default(false),
    /** The language it is written in. */
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    /** Of the program's note: its button's label, in the note's language, and the path of our site that it opens. */
    actionLabel: text("action_label"),
    actionPath: text("action_path"),
    /** The client's note that this one of staff answers. */
    answersId: integer("answers_id").references((): AnyPgColumn => notes.id),
    /** Of a client's note: when staff have answered it or put it aside. */
    handledAt: instant("handled_at"),
    createdAt: instant("created_at").notNull(),
    logId: requestLog(),
  },
  (table) => [
    index("notes_client").on(table.clientId, table.id),
    index("notes_to_desk").on(table.id).where(sql`is_sent and handled_at is null`),
  ],
);

/** What erasing a client does with their notes. (SAFE-25) */
export const personalData: readonly PersonalData[] = [personalRows(notes, (of) => eq(notes.clientId, of.clientId))];
