import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import type { ClientRow } from "../../../../account/server/account.repository";
import { clients } from "../../../../account/server/account.tables";
import { bookings } from "../../../../plan/server/plan.tables";
import { isSuppliedBy } from "../../records/supplier.repository";

export type RequestedBooking = {
  bookingId: number;
  planId: number;
  createdAt: Instant;
  startsAt: Instant;
  client: Pick<ClientRow, "id" | "firstName" | "lastName" | "email" | "phone" | "language">;
};

/** Bookings that wait for their supplier's answer, of all suppliers or those of `suppliedBy`, with their clients. */
export async function requestedBookings(
  db: Tx,
  { suppliedBy }: { suppliedBy?: number } = {},
): Promise<RequestedBooking[]> {
  const own = suppliedBy === undefined ? undefined : isSuppliedBy(db, suppliedBy);
  const { id, firstName, lastName, email, phone, language } = clients;
  return db
    .select({
      bookingId: bookings.id,
      planId: bookings.planId,
      createdAt: bookings.createdAt,
      startsAt: bookings.startsAt,
      client: { id, firstName, lastName, email, phone, language },
    })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(and(eq(bookings.status, "requested"), own));
}

/** The bookings for which an alternative was proposed that their clients have not answered. */
export async function proposedBookings(db: Tx): Promise<number[]> {
  const rows = await db.select({ id: bookings.replacesId }).from(bookings).where(eq(bookings.status, "proposed"));
  return rows.flatMap(({ id }) => id ?? []);
}

/** The plans with a proposal that their clients have not answered, of these. */
export async function plansWithProposals(db: Tx, planIds: readonly number[]): Promise<number[]> {
  if (planIds.length === 0) return [];
  const { planId, status } = bookings;
  const rows = await db
    .selectDistinct({ planId })
    .from(bookings)
    .where(and(inArray(planId, [...planIds]), eq(status, "proposed")));
  return rows.map((row) => row.planId);
}

export async function planOfBooking(db: Tx, bookingId: number): Promise<number | null> {
  const [row] = await db.select({ planId: bookings.planId }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.planId ?? null;
}

/** The supplier's answer: its reference on confirming, or the reason on declining. */
export async function saveAnswer(
  tx: Tx,
  bookingId: number,
  answer: { supplierReference: string } | { declineReason: string },
): Promise<void> {
  await tx.update(bookings).set(answer).where(eq(bookings.id, bookingId));
}
