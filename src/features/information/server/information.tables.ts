import { date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

export const newsCategories = pgTable("news_categories", {
  id: integer().primaryKey(),
  nameEn: text("name_en").notNull(),
  nameEs: text("name_es").notNull(),
});

/** What travellers should know. Plain text: paragraphs, never markup. */
export const news = pgTable(
  "news",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => newsCategories.id),
    /** A Havana date. */
    publishedOn: date("published_on").notNull(),
    titleEn: text("title_en").notNull(),
    titleEs: text("title_es").notNull(),
    summaryEn: text("summary_en").notNull(),
    summaryEs: text("summary_es").notNull(),
    bodyEn: jsonb("body_en").$type<string[]>().notNull(),
    bodyEs: jsonb("body_es").$type<string[]>().notNull(),
  },
  (table) => [index("news_published_on").on(table.publishedOn)],
);
