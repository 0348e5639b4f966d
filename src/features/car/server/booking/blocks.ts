import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { havanaDate } from "../../../../shared/havana";
import { firstReserved, isUnit, type Period, releaseBlocked, reserveUnit } from "../car.repository";

/**
 * Blocks a car, by the same constraint as bookings. Throws `block.booked`, which names the booking, or `block.blocked`
 * if the car is taken, and `notFound`. (DESK-26)
 */
export async function blockUnit(tx: Tx, blockId: number, unitId: number, period: Period): Promise<void> {
  if (!(await isUnit(tx, unitId))) throw new Problem("notFound");
  // The conflicting booking may be gone by the time it is looked up.
  while (!(await reserveUnit(tx, { blockId }, unitId, period))) {
    const clash = await firstReserved(tx, unitId, period);
    if (!clash) continue;
    const { bookingId, planId, startsAt, endsAt } = clash;
    const days = { from: havanaDate(startsAt), until: havanaDate(endsAt) };
    if (bookingId === null || planId === null) throw new Problem("block.blocked", days);
    throw new Problem("block.booked", { booking: bookingId, plan: planId, ...days });
  }
}

/** Releases a blocked car; resolves to what was blocked, undefined if the block is of no car. */
export const unblockUnit = releaseBlocked;
