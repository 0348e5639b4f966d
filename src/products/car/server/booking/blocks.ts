import { Problem, wrongField } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { havanaDate } from "../../../../shared/havana";
import type { Occupation } from "../../car.turnover";
import { positionOf } from "../availability.repository";
import {
  blockedUnit,
  countGaps,
  firstReserved,
  isUnit,
  lockPlace,
  type Period,
  releaseBlocked,
  reserveUnit,
  zoneName,
} from "../car.repository";

/**
 * Blocks a car, by the same rules as bookings. `toZoneId`: where it is afterwards; null: where it was. Throws
 * `block.booked`, which names the booking, `block.turnover` if only a booking's turnover overlaps, `block.blocked`,
 * `block.neededElsewhere` for a zone that is not where its next rental begins, and `notFound`. (DESK-26, CAR-64)
 */
export async function blockUnit(
  tx: Tx,
  blockId: number,
  unitId: number,
  period: Period,
  toZoneId: number | null,
): Promise<void> {
  if (!(await isUnit(tx, unitId))) throw new Problem("notFound");
  if (toZoneId !== null && (await zoneName(tx, toZoneId)) === undefined) throw wrongField("ToZoneId");
  // The conflict may have disappeared by the time it is queried.
  for (;;) {
    const status = await positionOf(tx, unitId, period.startsAt);
    const occupation = { ...period, freeAt: period.endsAt, ...moved(status.zoneId, toZoneId) };
    if (await reserveUnit(tx, { blockId }, unitId, occupation)) return;
    await requireNoClash(tx, unitId, period);
    const needed = status.neededInZoneId;
    if (toZoneId !== null && needed !== null && needed !== toZoneId)
      throw new Problem("block.neededElsewhere", { zone: (await zoneName(tx, needed)) ?? "" });
  }
}

const moved = (from: number, to: number | null): Pick<Occupation, "fromZoneId" | "standsInZoneId"> =>
  to === null ? { fromZoneId: null, standsInZoneId: null } : { fromZoneId: from, standsInZoneId: to };

async function requireNoClash(tx: Tx, unitId: number, period: Period): Promise<void> {
  const clash = await firstReserved(tx, unitId, period);
  if (!clash) return;
  const { bookingId, planId, startsAt, endsAt, freeAt } = clash;
  const days = { from: havanaDate(startsAt), until: havanaDate(endsAt) };
  if (bookingId === null || planId === null) throw new Problem("block.blocked", days);
  if (endsAt <= period.startsAt) throw new Problem("block.turnover", { booking: bookingId, freeAt });
  throw new Problem("block.booked", { booking: bookingId, plan: planId, ...days });
}

/** The car of a block, its time, and the zone to which it was taken. */
export type Blocked = Occupation & { unitId: number };

/**
 * Lifts the block of a car, or reserves it for another time by `again`; resolves to the old block, undefined if the
 * block is not of a car. Throws `block.reliedOn` if a rental begins where the block has taken the car. (CAR-64)
 */
export async function unblockUnit(
  tx: Tx,
  blockId: number,
  again?: (blocked: Blocked) => Promise<void>,
): Promise<Blocked | undefined> {
  const blocked = await blockedUnit(tx, blockId);
  if (!blocked) return undefined;
  const { unitId, standsInZoneId } = blocked;
  if (standsInZoneId !== null) await lockPlace(tx, unitId);
  const before = standsInZoneId === null ? 0 : await countGaps(tx, unitId);
  await releaseBlocked(tx, blockId);
  await again?.(blocked);
  if (standsInZoneId !== null && (await countGaps(tx, unitId)) > before) throw new Problem("block.reliedOn");
  return blocked;
}
