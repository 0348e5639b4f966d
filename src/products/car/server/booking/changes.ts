import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { type Fleet, type Occupation, occupationOf, type Rental } from "../../car.turnover";
import { type Available, freeUnits } from "../availability.repository";
import { bookedUnits, releaseUnits, reserveUnit } from "../car.repository";
import { reserveAnyUnit } from "./units";

/** The booking to be changed: immediately, or when its supplier has confirmed; both are held until then. */
type Replaced = { replaces: number; atOnce: boolean };

/**
 * Reserves a car for a change: any free one, including that of the booking. If both are held and no other car is free,
 * the booking's own is held for both, and the change has no separate reservation. Throws `car.soldOut`. (PLAN-41)
 */
export async function reserveForChange(
  tx: Tx,
  fleet: Fleet,
  { bookingId, replaces, atOnce }: Replaced & { bookingId: number },
  offer: Available,
  rental: Rental,
): Promise<number> {
  if (atOnce) await releaseUnits(tx, [replaces]);
  else if ((await freeUnits(tx, fleet, offer, rental)).length === 0)
    return shareUnit(tx, fleet, replaces, offer, rental);
  return reserveAnyUnit(tx, fleet, bookingId, offer, rental);
}

/** Whether a car could be taken for a change. The caller rolls the reservation back. Throws `car.soldOut`. */
export async function fitsChange(
  tx: Tx,
  fleet: Fleet,
  { replaces, atOnce }: Replaced,
  offer: Available,
  rental: Rental,
): Promise<void> {
  if (atOnce) await releaseUnits(tx, [replaces]);
  if ((await freeUnits(tx, fleet, offer, rental)).length > 0) return;
  if (atOnce) throw new Problem("car.soldOut");
  await shareUnit(tx, fleet, replaces, offer, rental);
}

/** Reserves the booking's car from the earlier beginning to the later end of both. Throws `car.soldOut`. */
async function shareUnit(tx: Tx, fleet: Fleet, bookingId: number, offer: Available, rental: Rental): Promise<number> {
  const [booked] = await bookedUnits(tx, [bookingId]);
  if (!booked || booked.supplierId !== offer.supplierId || booked.modelId !== offer.modelId)
    throw new Problem("car.soldOut");
  const { unitId, supplierId, homeZoneId } = booked;
  const [was, becomes] = [booked, rental].map((one) => occupationOf(fleet, supplierId, homeZoneId, one));
  const both = was && becomes && joined(was, becomes);
  await releaseUnits(tx, [bookingId]);
  if (!both || !(await reserveUnit(tx, { bookingId }, unitId, both))) throw new Problem("car.soldOut");
  return unitId;
}

/** The combined reservation of two rentals of one car; null if it would have to be in two places. */
function joined(one: Occupation, other: Occupation): Occupation | null {
  if (one.fromZoneId !== other.fromZoneId || one.standsInZoneId !== other.standsInZoneId) return null;
  return {
    ...one,
    startsAt: Math.min(one.startsAt, other.startsAt),
    endsAt: Math.max(one.endsAt, other.endsAt),
    freeAt: Math.max(one.freeAt, other.freeAt),
  };
}
