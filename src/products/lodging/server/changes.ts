import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { freeByNight, heldByBooking, holdRooms, type Rooms, releaseRooms, unitsOf } from "./lodging.repository";

/** The booking to be changed: immediately, or when its property has confirmed; both are held until then. */
type Replaced = { replaces: number; atOnce: boolean };

/**
 * Reserves rooms for a change, including those of the booking if it ends immediately. If both are held and too few
 * rooms are left, the booking holds the nights of both, and the change has no separate rooms. Throws `lodging.soldOut`.
 * (PLAN-41)
 */
export async function reserveForChange(
  tx: Tx,
  { bookingId, replaces, atOnce }: Replaced & { bookingId: number },
  rooms: Rooms,
): Promise<void> {
  if (atOnce) await releaseRooms(tx, [replaces]);
  else if (!(await areFree(tx, rooms))) return shareRooms(tx, replaces, rooms);
  if (!(await holdRooms(tx, { bookingId, ...rooms }))) throw new Problem("lodging.soldOut");
}

/** Whether rooms could be reserved for a change. The caller rolls the holds back. Throws `lodging.soldOut`. */
export async function fitsChange(tx: Tx, { replaces, atOnce }: Replaced, rooms: Rooms): Promise<void> {
  if (atOnce) await releaseRooms(tx, [replaces]);
  if (await areFree(tx, rooms)) return;
  if (atOnce) throw new Problem("lodging.soldOut");
  await shareRooms(tx, replaces, rooms);
}

/** Whether so many rooms are free on every night. */
async function areFree(tx: Tx, { roomTypeId, rooms, checkIn, checkOut }: Rooms): Promise<boolean> {
  const units = await unitsOf(tx, roomTypeId);
  if (units === undefined || units < rooms) return false;
  const sold = await freeByNight(tx, [roomTypeId], { from: checkIn, to: checkOut });
  return [...sold.values()].every((ofNight) => (ofNight.get(roomTypeId) ?? units) >= rooms);
}

/** Holds rooms from the earlier arrival to the later departure of both. Throws `lodging.soldOut`. */
async function shareRooms(tx: Tx, bookingId: number, wanted: Rooms): Promise<void> {
  const held = await heldByBooking(tx, bookingId);
  if (held?.roomTypeId !== wanted.roomTypeId || held.checkIn >= wanted.checkOut || wanted.checkIn >= held.checkOut)
    throw new Problem("lodging.soldOut");
  await releaseRooms(tx, [bookingId]);
  const days = [held, wanted].flatMap((stay) => [stay.checkIn, stay.checkOut]).sort();
  const [checkIn = held.checkIn, checkOut = held.checkOut] = [days[0], days.at(-1)];
  const both = { roomTypeId: wanted.roomTypeId, rooms: Math.max(held.rooms, wanted.rooms), checkIn, checkOut };
  if (!(await holdRooms(tx, { bookingId, ...both }))) throw new Problem("lodging.soldOut");
}
