import { and, desc, eq, gte, isNull, lte } from "drizzle-orm";
import { text } from "../../../platform/server/http/texts";
import type { Tx } from "../../../platform/server/services";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { type HavanaDate, havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { NewsCategoryCode } from "../news.rules";
import { news, newsCategories } from "./information.tables";
import type { NewsText, NewsTexts } from "./longTexts";

export async function newsCategoriesIn(db: Tx, language: Language) {
  const rows = await db.select().from(newsCategories).orderBy(newsCategories.id);
  return rows.map(({ id, code }) => ({ Id: id, Name: categoryName(language, code) }));
}

/** The news published between two Havana dates, both included, newest first. */
export async function newsBetween(db: Tx, language: Language, { from, to }: { from: HavanaDate; to: HavanaDate }) {
  const rows = await db
    .select(columns)
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .where(and(gte(news.publishedOn, from), lte(news.publishedOn, to), isNull(news.retiredAt)))
    .orderBy(desc(news.publishedOn), desc(news.id));
  return rows.map((row) => indexOf(language, row));
}

/** One item, if it is published by `today` and not retired. */
export async function newsById(db: Tx, language: Language, id: number, today: HavanaDate) {
  const [row] = await db
    .select(columns)
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .where(and(eq(news.id, id), lte(news.publishedOn, today), isNull(news.retiredAt)));
  return row && { ...indexOf(language, row), Body: written(row.texts, language).body };
}

const columns = {
  Id: news.id,
  CategoryId: news.categoryId,
  PublishedOn: news.publishedOn,
  category: newsCategories.code,
  texts: news.texts,
  changedAt: news.changedAt,
};
type Row = {
  Id: number;
  CategoryId: number;
  PublishedOn: HavanaDate;
  category: NewsCategoryCode;
  texts: NewsTexts;
  changedAt: Instant | null;
};

function indexOf(language: Language, { category, texts, changedAt, ...facts }: Row) {
  const { title, summary, language: Language } = written(texts, language);
  const changed = changedAt === null ? null : havanaDate(changedAt);
  const ChangedOn = changed !== null && changed > facts.PublishedOn ? changed : null;
  return {
    ...facts,
    ChangedOn,
    CategoryName: categoryName(language, category),
    Language,
    Title: title,
    Summary: summary,
  };
}

/** The text in a language, or in the default one; with the language that it is in. */
function written(texts: NewsTexts, language: Language): NewsText & { language: Language } {
  const found = texts[language];
  return found ? { ...found, language } : { ...texts[DEFAULT_LANGUAGE], language: DEFAULT_LANGUAGE };
}

const categoryName = (language: Language, code: NewsCategoryCode) => text(language, `news.category.${code}`);
