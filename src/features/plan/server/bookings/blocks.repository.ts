import { eq } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { blocks } from "../plan.tables";

/** Stores a block, the reason why something is out of sale. Resolves to its id, which the reservation refers to. */
export async function insertBlock(tx: Tx, block: typeof blocks.$inferInsert): Promise<number> {
  const [row] = await tx.insert(blocks).values(block).returning({ id: blocks.id });
  if (!row) throw new Error("no block was written");
  return row.id;
}

/** Locks a block, which serialises concurrent changes. False: there is none. */
export async function lockBlock(tx: Tx, id: number): Promise<boolean> {
  return (await tx.select({ id: blocks.id }).from(blocks).where(eq(blocks.id, id)).for("update")).length > 0;
}

/** To be called after its reservation was deleted. */
export async function deleteBlock(tx: Tx, id: number): Promise<void> {
  await tx.delete(blocks).where(eq(blocks.id, id));
}
