import { date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";

export const newsCategories = pgTable("news_categories", {
  id: integer().primaryKey(),
  /** Its name is the message `news.category.<code>`. */
  code: text({ enum: ["road", "stays", "preparation", "service"] }).notNull(),
});

/** What an item says in a language. Plain text: paragraphs, never markup. */
export type NewsText = { title: string; summary: string; body: string[] };

export type NewsTexts = Partial<Record<Language, NewsText>> & Record<typeof DEFAULT_LANGUAGE, NewsText>;

/** What travellers should know. */
export const news = pgTable(
  "news",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => newsCategories.id),
    /** A Havana date. */
    publishedOn: date("published_on").notNull(),
    /** By language: in the default one always, in others where somebody has written them. */
    texts: jsonb().$type<NewsTexts>().notNull(),
  },
  (table) => [index("news_published_on").on(table.publishedOn)],
);
