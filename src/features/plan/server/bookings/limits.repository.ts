import { and, eq, gt, inArray, isNull, ne, notInArray, or } from "drizzle-orm";
import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { ProductType } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { isOpen, rowStatuses } from "../../bookings/bookingStatus";
import {
  BOOKINGS_WITHIN,
  isLifted,
  isReached,
  LIMITS,
  type Limit,
  limitNames,
  type Period,
} from "../../bookings/limits.rules";
import { bookings, limitLifts, travelPlans } from "../plan.tables";

/** An id that no booking has. */
const NONE = 0;

/** Open, except a change that waits for its answer: the booking that it replaces counts until then. (PLAN-40) */
const open = and(
  inArray(bookings.status, rowStatuses.filter(isOpen)),
  or(notInArray(bookings.status, ["requested", "agreed"]), isNull(bookings.replacesId)),
);

/** The number of a client's unpaid held bookings, except one. */
export async function unpaidBookings(tx: Tx, clientId: number, except = NONE): Promise<number> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(travelPlans, eq(travelPlans.id, bookings.planId))
    .where(and(eq(bookings.clientId, clientId), ne(bookings.id, except), open, isNull(travelPlans.paidAt)));
  return rows.length;
}

/** The number of bookings a client has made lately, with any outcome; mere proposals by staff do not count. */
export async function bookingsOfDay(tx: Tx, clientId: number, at: Instant): Promise<number> {
  const own = and(eq(bookings.clientId, clientId), notInArray(bookings.status, ["proposed", "withdrawn"]));
  return tx.$count(bookings, and(own, gt(bookings.createdAt, at - BOOKINGS_WITHIN)));
}

/** The periods of a client's car bookings, paid or not, that end after an instant, except one. Epoch ms. */
export async function comingRentals(tx: Tx, clientId: number, at: Instant, except = NONE): Promise<Period[]> {
  return tx
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.clientId, clientId),
        ne(bookings.id, except),
        eq(bookings.productType, ProductType.CarRent),
        open,
        gt(bookings.endsAt, at),
      ),
    );
}

/** Until when staff have lifted a client's limits, epoch ms; null: never. */
export async function liftedUntil(tx: Tx, clientId: number): Promise<Instant | null> {
  const [row] = await tx.select({ until: limitLifts.until }).from(limitLifts).where(eq(limitLifts.clientId, clientId));
  return row?.until ?? null;
}

/** Lifts a client's limits until an instant, replacing the previous one. */
export async function liftLimits(tx: Tx, clientId: number, until: Instant): Promise<void> {
  await tx
    .insert(limitLifts)
    .values({ clientId, until })
    .onConflictDoUpdate({ target: limitLifts.clientId, set: { until } });
}

/**
 * Throws `limit.<name>`, with the maximum as a fact, if one more would exceed it and staff have not lifted the client's
 * limits. The client's row is locked, so that the count holds until the end of the transaction. (SAFE-19, SAFE-20)
 */
export async function refuseBeyond(
  tx: Tx,
  { clientId, at }: { clientId: number; at: Instant },
  counts: Partial<Record<Limit, number>>,
): Promise<void> {
  for (const limit of limitNames) {
    const count = counts[limit];
    if (count === undefined || !isReached(limit, count)) continue;
    if (isLifted(await liftedUntil(tx, clientId), at)) return;
    throw new Problem(`limit.${limit}`, { most: LIMITS[limit] });
  }
}

/** Until when staff have lifted a client's limits; null: they have not. */
export async function limitsLiftedUntil(db: Tx, clientId: number) {
  const [row] = await db.select({ until: limitLifts.until }).from(limitLifts).where(eq(limitLifts.clientId, clientId));
  return row?.until ?? null;
}
