import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { type Fleet, occupationOf, type Rental } from "../../car.turnover";
import { type Available, freeUnits, loadFleet } from "../availability.repository";
import { bookedUnits, changeUnit, reserveUnit } from "../car.repository";

/**
 * Reserves any free unit of an offer. Each caller begins at another unit, so that concurrent ones do not wait for the
 * same. The last unit goes to one client; the others get `car.soldOut`. (CAR-16, CAR-64, FAULT-1)
 */
export async function reserveAnyUnit(
  tx: Tx,
  fleet: Fleet,
  bookingId: number,
  offer: Available,
  rental: Rental,
): Promise<number> {
  const units = await freeUnits(tx, fleet, offer, rental);
  const first = units.length === 0 ? 0 : bookingId % units.length;
  for (const { id, occupation } of [...units.slice(first), ...units.slice(0, first)])
    if (await reserveUnit(tx, { bookingId }, id, occupation)) return id;
  throw new Problem("car.soldOut");
}

type Booked = Awaited<ReturnType<typeof bookedUnits>>[number];

/** Reserves the same car, or another of its kind, for ended bookings again; resolves to the ids that got one. */
export async function reclaimUnits(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const all = await bookedUnits(tx, bookingIds);
  if (all.length === 0) return [];
  const fleet = await loadFleet(tx);
  const held: number[] = [];
  for (const booked of all) if (await reclaim(tx, fleet, booked)) held.push(booked.bookingId);
  return held;
}

async function reclaim(tx: Tx, fleet: Fleet, booked: Booked): Promise<boolean> {
  const { bookingId, unitId, supplierId, modelId, homeZoneId, ...rental } = booked;
  const occupation = occupationOf(fleet, supplierId, homeZoneId, rental);
  if (await reserveUnit(tx, { bookingId }, unitId, occupation)) return true;
  for (const other of await freeUnits(tx, fleet, { supplierId, modelId }, rental)) {
    if (!(await reserveUnit(tx, { bookingId }, other.id, other.occupation))) continue;
    await changeUnit(tx, bookingId, other.id);
    return true;
  }
  return false;
}
