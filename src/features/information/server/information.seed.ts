import type { Tx } from "../../../platform/server/services";
import { addDays, type HavanaDate } from "../../../shared/havana";
import { news, newsCategories } from "./information.tables";
import { categories, seedNews } from "./news.data";

/** The first news, dated back from `today`, so that a new installation opens with recent ones. */
export async function seedInformation(db: Tx, today: HavanaDate): Promise<void> {
  await db.insert(newsCategories).values(categories).onConflictDoNothing();
  const [known] = await db.select({ id: news.id }).from(news).limit(1);
  if (known) return;
  await db.insert(news).values(
    seedNews.map(({ categoryId, daysAgo, en, es }) => ({
      ...{ categoryId, publishedOn: addDays(today, -daysAgo) },
      ...{ titleEn: en.title, summaryEn: en.summary, bodyEn: en.body },
      ...{ titleEs: es.title, summaryEs: es.summary, bodyEs: es.body },
    })),
  );
}
