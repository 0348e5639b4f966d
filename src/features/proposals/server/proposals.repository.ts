import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { bookings } from "../../plan/server/plan.tables";

/** An alternative that the desk proposed, and what became of it; undefined for a booking that is none. */
export async function findProposal(tx: Tx, id: number) {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** Takes back what was proposed for some bookings; answers with the ids that no longer hold anything. */
export async function withdrawProposals(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .update(bookings)
    .set({ status: "withdrawn" })
    .where(and(inArray(bookings.replacesId, [...bookingIds]), eq(bookings.status, "proposed")))
    .returning({ id: bookings.id });
  return rows.map(({ id }) => id);
}

/** The supplier's words, or the staff's for it, about a booking that it cannot provide. */
export async function saveDeclineReason(tx: Tx, bookingId: number, declineReason: string): Promise<void> {
  await tx.update(bookings).set({ declineReason }).where(eq(bookings.id, bookingId));
}
