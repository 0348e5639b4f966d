import type { Tx } from "../../../platform/server/services";
import { addDays, type HavanaDate } from "../../../shared/havana";
import { inEveryLanguage } from "../../../shared/inEveryLanguage";
import { plainText } from "../../../shared/plainText";
import { news, newsCategories } from "./information.tables";
import { longText, type NewsText, type NewsTexts } from "./longTexts";
import { categories, newsData } from "./news.data";

export async function seedNewsCategories(db: Tx): Promise<void> {
  await db
    .insert(newsCategories)
    .values([...categories])
    .onConflictDoNothing();
}

/** The first news of a demo, cleaned (SAFE-7) and dated back from `today`, so that it opens with recent ones. */
export async function seedNews(db: Tx, today: HavanaDate): Promise<void> {
  const [known] = await db.select({ id: news.id }).from(news).limit(1);
  if (known) return;
  await db.insert(news).values(
    newsData.map(({ name, categoryId, daysAgo }) => ({
      categoryId,
      publishedOn: addDays(today, -daysAgo),
      texts: textsOf(name),
    })),
  );
}

function textsOf(name: string): NewsTexts {
  return inEveryLanguage((language): NewsText => {
    const found = longText(language, "news")[name];
    if (!found) throw new Error(`The news "${name}" have no text in ${language}`);
    const { title, summary, body } = found;
    return { title: plainText(title), summary: plainText(summary), body: body.map(plainText) };
  });
}
