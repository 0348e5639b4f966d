import { desc, eq } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { news, newsCategories } from "../information.tables";

export type NewsRow = typeof news.$inferSelect;

/** All items with their texts, the latest date first. */
export async function everyNews(db: Tx) {
  return db
    .select({ item: news, category: newsCategories.code })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .orderBy(desc(news.publishedOn), desc(news.id));
}

export async function lockNews(tx: Tx, id: number): Promise<NewsRow | undefined> {
  const [row] = await tx.select().from(news).where(eq(news.id, id)).for("update");
  return row;
}

export async function insertNews(tx: Tx, row: typeof news.$inferInsert): Promise<number> {
  const [made] = await tx.insert(news).values(row).returning({ id: news.id });
  if (!made) throw new Error("the news were not written");
  return made.id;
}

export async function updateNews(tx: Tx, id: number, change: Partial<NewsRow>): Promise<void> {
  await tx.update(news).set(change).where(eq(news.id, id));
}
