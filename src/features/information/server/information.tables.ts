import { date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { NewsTexts } from "./longTexts";

export const newsCategories = pgTable("news_categories", {
  id: integer().primaryKey(),
  /** Its name is the message `news.category.<code>`. */
  code: text({ enum: ["road", "stays", "preparation", "service"] }).notNull(),
});

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
