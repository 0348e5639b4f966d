import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { nightDates } from "../lodging.rules";
import {
  freeNights,
  heldByBlock,
  holdRooms,
  holdsIn,
  type Rooms,
  releaseBlocked,
  reserveNights,
  unitsOf,
} from "./lodging.repository";

/**
 * Blocks rooms, by the same count per night as bookings. Throws `block.roomsTaken` if a night has too few left, with
 * the night, the number left and who has the others; and `notFound`. The transaction must end then, as some of the
 * nights may have been taken. (DESK-26)
 */
export async function blockRooms(tx: Tx, blockId: number, wanted: Rooms): Promise<void> {
  const units = await unitsOf(tx, wanted.roomTypeId);
  if (units === undefined) throw new Problem("notFound");
  if (await holdRooms(tx, { blockId, ...wanted })) return;
  throw fullNight(wanted, units, await holdsIn(tx, wanted));
}

type Held = Awaited<ReturnType<typeof holdsIn>>[number];

function fullNight({ rooms, checkIn, checkOut }: Rooms, units: number, holds: readonly Held[]): Problem {
  for (const night of nightDates({ checkIn, checkOut })) {
    const ofNight = holds.filter((hold) => hold.checkIn <= night && night < hold.checkOut);
    const left = units - ofNight.reduce((sum, hold) => sum + hold.rooms, 0);
    if (left >= rooms) continue;
    const booked = ofNight.flatMap(({ bookingId }) => bookingId ?? []);
    return new Problem("block.roomsTaken", { night, left, count: booked.length, bookings: booked.join(", ") });
  }
  // The conflicting rooms were released meanwhile.
  return new Problem("block.again");
}

/**
 * Moves a block to other days or another number of rooms. All nights, old and new, are locked first in calendar order,
 * so that concurrent bookings cannot deadlock (OPS-19). Throws as `blockRooms` does.
 */
export async function changeBlockedRooms(tx: Tx, blockId: number, held: Rooms, wanted: Rooms): Promise<void> {
  const [checkIn = held.checkIn] = [held.checkIn, wanted.checkIn].sort();
  const checkOut = [held.checkOut, wanted.checkOut].sort().at(-1) ?? held.checkOut;
  await reserveNights(tx, { roomTypeId: held.roomTypeId, rooms: 0, checkIn, checkOut });
  await unblockRooms(tx, blockId);
  await blockRooms(tx, blockId, wanted);
}

/** Releases blocked rooms; resolves to the old block, undefined if the block is not of rooms. */
export async function unblockRooms(tx: Tx, blockId: number): Promise<Rooms | undefined> {
  const freed = await releaseBlocked(tx, blockId);
  if (freed) await freeNights(tx, [freed]);
  return freed;
}

/** The rooms that a block holds; undefined if it is not of rooms. */
export const blockedRooms = heldByBlock;
