import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { havanaDate } from "../../../../shared/havana";
import { firstReserved, isUnit, type Period, releaseBlocked, reserveUnit } from "../car.repository";

/**
 * Keeps a car out of sale for a block. The constraint that guards bookings guards it: what the car is booked or blocked
 * for is refused as `block.booked`, which names the booking, and `block.blocked`. Throws `notFound` too. (DESK-26)
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

/** Gives a blocked car back to the sale; what was blocked, undefined where the block is of no car. */
export const unblockUnit = releaseBlocked;
