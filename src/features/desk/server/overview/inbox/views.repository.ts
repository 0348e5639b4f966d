import { and, asc, count, eq, ne, or } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import { deskViews } from "../../records/desk.tables";

/** The views that one of the staff has, and those that are shared with all, in the order in which they were made. */
export const viewsFor = (db: Tx, staffId: number) =>
  db
    .select()
    .from(deskViews)
    .where(or(eq(deskViews.staffId, staffId), eq(deskViews.shared, true)))
    .orderBy(asc(deskViews.id));

/** A view, locked until the transaction ends. */
export async function lockView(tx: Tx, id: number) {
  const [row] = await tx.select().from(deskViews).where(eq(deskViews.id, id)).for("update");
  return row;
}

export async function countViews(tx: Tx, staffId: number): Promise<number> {
  const [row] = await tx.select({ views: count() }).from(deskViews).where(eq(deskViews.staffId, staffId));
  return row?.views ?? 0;
}

/** Whether one of the staff has another view with a name; `but`: the view that may have it. */
export async function hasViewNamed(tx: Tx, staffId: number, name: string, but: number | null): Promise<boolean> {
  const others = but === null ? undefined : ne(deskViews.id, but);
  const rows = await tx
    .select({ id: deskViews.id })
    .from(deskViews)
    .where(and(eq(deskViews.staffId, staffId), eq(deskViews.name, name), others));
  return rows.length > 0;
}

type View = Pick<typeof deskViews.$inferInsert, "staffId" | "name" | "query" | "shared">;

export async function insertView(tx: Tx, view: View): Promise<number> {
  const [row] = await tx.insert(deskViews).values(view).returning({ id: deskViews.id });
  if (!row) throw new Error("a view was not inserted");
  return row.id;
}

export async function updateView(tx: Tx, id: number, view: View): Promise<void> {
  await tx.update(deskViews).set(view).where(eq(deskViews.id, id));
}

export async function deleteView(tx: Tx, id: number): Promise<void> {
  await tx.delete(deskViews).where(eq(deskViews.id, id));
}
