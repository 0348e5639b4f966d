import { asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import type { TemplateChange } from "../../../templates/templates.schemas";
import { messageTemplates } from "../../records/desk.tables";

export type TemplateRow = typeof messageTemplates.$inferSelect;

/** Offered templates, in the order of their creation. */
export async function offeredTemplates(db: Tx): Promise<TemplateRow[]> {
  return db.select().from(messageTemplates).where(isNull(messageTemplates.retiredAt)).orderBy(asc(messageTemplates.id));
}

export async function everyTemplate(db: Tx): Promise<TemplateRow[]> {
  return db.select().from(messageTemplates).orderBy(asc(messageTemplates.id));
}

export async function lockTemplate(tx: Tx, id: number): Promise<TemplateRow | undefined> {
  const [row] = await tx.select().from(messageTemplates).where(eq(messageTemplates.id, id)).for("update");
  return row;
}

export async function insertTemplate(
  tx: Tx,
  { Occasion: occasion, Words: words }: Pick<TemplateChange, "Occasion" | "Words">,
  at: Instant,
): Promise<number> {
  const row = { occasion, words, changedAt: at };
  const [made] = await tx.insert(messageTemplates).values(row).returning({ id: messageTemplates.id });
  if (!made) throw new Error("the template was not written");
  return made.id;
}

export async function updateTemplate(tx: Tx, id: number, change: Partial<TemplateRow>): Promise<void> {
  await tx.update(messageTemplates).set(change).where(eq(messageTemplates.id, id));
}
