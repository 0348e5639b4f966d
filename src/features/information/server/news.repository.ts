import { and, desc, eq, gte, lte } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { HavanaDate } from "../../../shared/havana";
import type { Language } from "../../../shared/language";
import { news, newsCategories } from "./information.tables";

const columns = {
  en: { title: news.titleEn, summary: news.summaryEn, body: news.bodyEn, category: newsCategories.nameEn },
  es: { title: news.titleEs, summary: news.summaryEs, body: news.bodyEs, category: newsCategories.nameEs },
};

export function newsCategoriesOf(db: Tx, language: Language) {
  return db
    .select({ Id: newsCategories.id, Name: columns[language].category })
    .from(newsCategories)
    .orderBy(newsCategories.id);
}

/** What was published between two Havana dates, both included, the newest first. */
export function newsBetween(db: Tx, language: Language, { from, to }: { from: HavanaDate; to: HavanaDate }) {
  return db
    .select(indexOf(language))
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .where(and(gte(news.publishedOn, from), lte(news.publishedOn, to)))
    .orderBy(desc(news.publishedOn), desc(news.id));
}

/** One item, if it is published by `today`. */
export async function newsById(db: Tx, language: Language, id: number, today: HavanaDate) {
  const [item] = await db
    .select({ ...indexOf(language), Body: columns[language].body })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .where(and(eq(news.id, id), lte(news.publishedOn, today)));
  return item;
}

function indexOf(language: Language) {
  const { title, summary, category } = columns[language];
  return {
    ...{ Id: news.id, CategoryId: news.categoryId, CategoryName: category, PublishedOn: news.publishedOn },
    ...{ Title: title, Summary: summary },
  };
}
