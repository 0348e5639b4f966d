import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { type Available, bookedUnits, changeUnit, freeUnits, type Period, reserveUnit } from "../car.repository";

/**
 * Takes any free unit of an offer. Each caller begins at another unit, so that concurrent ones do not wait for the
 * same. The last unit goes to one client; the others get `car.soldOut`. (CAR-16, FAULT-1)
 */
export async function takeUnit(
  tx: Tx,
  bookingId: number,
  { zoneId, ...offer }: Available & { zoneId: number },
  period: Period,
): Promise<number> {
  const units = await freeUnits(tx, zoneId, offer, period);
  const first = units.length === 0 ? 0 : bookingId % units.length;
  for (const unitId of [...units.slice(first), ...units.slice(0, first)])
    if (await reserveUnit(tx, { bookingId }, unitId, period)) return unitId;
  throw new Problem("car.soldOut");
}

type Booked = Awaited<ReturnType<typeof bookedUnits>>[number];

/** Reserves the same car, or another of its kind, for ended bookings again; resolves to the ids that got one. */
export async function reclaimUnits(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const held: number[] = [];
  for (const booked of await bookedUnits(tx, bookingIds)) if (await reclaim(tx, booked)) held.push(booked.bookingId);
  return held;
}

async function reclaim(tx: Tx, booked: Booked): Promise<boolean> {
  const { bookingId, unitId, zoneId, supplierId, modelId, startsAt, endsAt } = booked;
  const period = { startsAt, endsAt };
  if (await reserveUnit(tx, { bookingId }, unitId, period)) return true;
  for (const other of await freeUnits(tx, zoneId, { supplierId, modelId }, period)) {
    if (!(await reserveUnit(tx, { bookingId }, other, period))) continue;
    await changeUnit(tx, bookingId, other);
    return true;
  }
  return false;
}
