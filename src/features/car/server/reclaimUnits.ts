import type { Tx } from "../../../platform/server/services";
import { bookedUnits, changeUnit, freeUnits, reserveUnit } from "./car.repository";

type Booked = Awaited<ReturnType<typeof bookedUnits>>[number];

/** Holds for bookings that had ended the same car again, or another of its kind; the ids of those that got one. */
export async function reclaimUnits(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const held: number[] = [];
  for (const booked of await bookedUnits(tx, bookingIds)) if (await reclaim(tx, booked)) held.push(booked.bookingId);
  return held;
}

async function reclaim(tx: Tx, booked: Booked): Promise<boolean> {
  const { bookingId, unitId, zoneId, supplierId, modelId, startsAt, endsAt } = booked;
  const period = { startsAt, endsAt };
  if (await reserveUnit(tx, bookingId, unitId, period)) return true;
  for (const other of await freeUnits(tx, zoneId, { supplierId, modelId }, period)) {
    if (!(await reserveUnit(tx, bookingId, other, period))) continue;
    await changeUnit(tx, bookingId, other);
    return true;
  }
  return false;
}
