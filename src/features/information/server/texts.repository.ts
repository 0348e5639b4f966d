import { and, desc, eq, inArray, max } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Language } from "../../../shared/language";
import type { TextName } from "../texts.rules";
import { publishedTexts, storedPolicies } from "./information.tables";
import type { Texts } from "./longTexts";

export type PublishedText<Name extends TextName = TextName> = {
  version: number;
  texts: Record<Language, Texts[Name]>;
};

/** The newest version of a text, or one by number; undefined if it was never published. */
export async function publishedText<Name extends TextName>(
  db: Tx,
  name: Name,
  version?: number,
): Promise<PublishedText<Name> | undefined> {
  const ofText = eq(publishedTexts.name, name);
  const [row] = await db
    .select({ version: publishedTexts.version, texts: publishedTexts.texts })
    .from(publishedTexts)
    .where(version === undefined ? ofText : and(ofText, eq(publishedTexts.version, version)))
    .orderBy(desc(publishedTexts.version))
    .limit(1);
  // A row's text has the type of its name: `insertText` accepts no other.
  return row as PublishedText<Name> | undefined;
}

/** The newest published version of each of these texts. */
export async function newestTexts(db: Tx, names: readonly TextName[]): Promise<ReadonlyMap<TextName, PublishedText>> {
  const rows = await db
    .selectDistinctOn([publishedTexts.name], {
      name: publishedTexts.name,
      version: publishedTexts.version,
      texts: publishedTexts.texts,
    })
    .from(publishedTexts)
    .where(inArray(publishedTexts.name, [...names]))
    .orderBy(publishedTexts.name, desc(publishedTexts.version));
  return new Map(rows.map(({ name, ...text }) => [name, text]));
}

/** The number of the newest published version of each text. */
export async function newestVersions(db: Tx): Promise<ReadonlyMap<TextName, number>> {
  const rows = await db
    .select({ name: publishedTexts.name, version: max(publishedTexts.version) })
    .from(publishedTexts)
    .groupBy(publishedTexts.name);
  return new Map(rows.map(({ name, version }) => [name, version ?? 0]));
}

/** The published versions of a text or of all: whose id, when and why, newest first. */
export async function textVersions(db: Tx, name?: TextName) {
  return db
    .select({
      name: publishedTexts.name,
      version: publishedTexts.version,
      reason: publishedTexts.reason,
      at: publishedTexts.publishedAt,
      by: publishedTexts.publishedBy,
    })
    .from(publishedTexts)
    .where(name && eq(publishedTexts.name, name))
    .orderBy(desc(publishedTexts.version));
}

type NewText<Name extends TextName> = Omit<typeof publishedTexts.$inferInsert, "name" | "texts"> & {
  name: Name;
  texts: Record<Language, Texts[Name]>;
};

/** Publishes a version; false if its number was published concurrently. */
export async function insertText<Name extends TextName>(tx: Tx, row: NewText<Name>): Promise<boolean> {
  const made = await tx.insert(publishedTexts).values(row).onConflictDoNothing().returning({ id: publishedTexts.id });
  return made.length > 0;
}

export type StoredPolicy = typeof storedPolicies.$inferSelect;

export async function policiesByHash(db: Tx, hashes: string[]): Promise<StoredPolicy[]> {
  return db.select().from(storedPolicies).where(inArray(storedPolicies.hash, hashes));
}

/** The hashes among the given ones whose policies are stored. */
export async function storedAmong(db: Tx, hashes: string[]): Promise<ReadonlySet<string>> {
  const { hash } = storedPolicies;
  const rows = await db.select({ hash }).from(storedPolicies).where(inArray(hash, hashes));
  return new Set(rows.map((row) => row.hash));
}

/** Stores what is not stored yet, also if another process is storing the same. */
export async function insertPolicies(db: Tx, rows: StoredPolicy[]): Promise<void> {
  if (rows.length > 0) await db.insert(storedPolicies).values(rows).onConflictDoNothing();
}
