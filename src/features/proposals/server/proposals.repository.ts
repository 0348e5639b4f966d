import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { bookings } from "../../plan/server/plan.tables";

/** The row of a proposed alternative, whatever its status; undefined if there is no such row. */
export async function findProposal(tx: Tx, id: number) {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** Withdraws the proposals for some bookings; resolves to the ids whose reservations are to be released. */
export async function withdrawProposals(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .update(bookings)
    .set({ status: "withdrawn" })
    .where(and(inArray(bookings.replacesId, [...bookingIds]), eq(bookings.status, "proposed")))
    .returning({ id: bookings.id });
  return rows.map(({ id }) => id);
}
