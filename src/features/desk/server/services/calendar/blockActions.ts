import type { Caller } from "../../../../../platform/server/http/caller";
import { Problem, wrongField } from "../../../../../platform/server/problem";
import { blockUnit, unblockUnit } from "../../../../../products/car/server/booking/blocks";
import {
  blockedRooms,
  blockRooms,
  changeBlockedRooms,
  unblockRooms,
} from "../../../../../products/lodging/server/blocks";
import { type HavanaDate, havanaDate, havanaHour, havanaInstant } from "../../../../../shared/havana";
import type { Instant } from "../../../../../shared/instant";
import { isForStaff } from "../../../../../shared/staffRole";
import { deleteBlock, insertBlock, lockBlock } from "../../../../plan/server/bookings/blocks.repository";
import { type BlockReason, blockProblem } from "../../../../plan/service/block.rules";
import type { BlockChange, CarBlock, OfBlock, RoomBlock } from "../../../calendar/calendar.schemas";
import { type ActionInput, type ActionSubject, type PerformAction, staffOf } from "../../records/staffActions";
import { suppliesBlock, suppliesCar, suppliesRooms } from "../../records/supplies.repository";

type Period = { startsAt: Instant; endsAt: Instant };
type Nights = { checkIn: HavanaDate; checkOut: HavanaDate };

const blockCar: PerformAction<CarBlock> = async (given) => {
  const { tx, body, at } = given;
  await requireOwn(given.caller, (staffId) => suppliesCar(tx, staffId, body.UnitId));
  const period = periodOf(body);
  requirePeriod(period, at);
  const blockId = await written(given);
  const { UnitId, ToZoneId = null } = body;
  await hidingPlans(given.caller, () => blockUnit(tx, blockId, UnitId, period, ToZoneId));
  return ofCar(blockId, UnitId, { ...period, standsInZoneId: ToZoneId }, body.Why);
};

const blockRoomType: PerformAction<RoomBlock> = async (given) => {
  const { tx, body, at } = given;
  await requireOwn(given.caller, (staffId) => suppliesRooms(tx, staffId, body.RoomTypeId));
  const nights = { checkIn: body.From, checkOut: body.Until };
  requirePeriod(daysOf(nights), at);
  const blockId = await written(given);
  await blockRooms(tx, blockId, { roomTypeId: body.RoomTypeId, rooms: body.Rooms, ...nights });
  return ofRooms(blockId, { ...nights, roomTypeId: body.RoomTypeId, rooms: body.Rooms }, body.Why);
};

/** Released and taken again in one transaction, so that the new period is checked like a new block. */
const change: PerformAction<BlockChange> = async ({ tx, body, at, caller }) => {
  if (!(await lockBlock(tx, body.BlockId))) throw new Problem("notFound");
  await requireOwn(caller, (staffId) => suppliesBlock(tx, staffId, body.BlockId));
  const period = periodOf(body);
  const car = await unblockUnit(tx, body.BlockId, async ({ unitId, startsAt, standsInZoneId }) => {
    requirePeriod(period, at, startsAt);
    await hidingPlans(caller, () => blockUnit(tx, body.BlockId, unitId, period, standsInZoneId));
  });
  if (car) return ofCar(body.BlockId, car.unitId, { ...car, ...period });
  const held = await blockedRooms(tx, body.BlockId);
  if (!held) throw nothingKept(body.BlockId);
  const nights = { checkIn: body.From, checkOut: body.Until };
  requirePeriod(daysOf(nights), at, daysOf(held).startsAt);
  const wanted = { roomTypeId: held.roomTypeId, rooms: body.Rooms, ...nights };
  await changeBlockedRooms(tx, body.BlockId, held, wanted);
  return ofRooms(body.BlockId, wanted);
};

/** Throws `notFound`, also if it was lifted before. */
const lift: PerformAction<OfBlock> = async ({ tx, body: { BlockId }, caller }) => {
  if (!(await lockBlock(tx, BlockId))) throw new Problem("notFound");
  await requireOwn(caller, (staffId) => suppliesBlock(tx, staffId, BlockId));
  const car = await unblockUnit(tx, BlockId);
  const rooms = car ? undefined : await unblockRooms(tx, BlockId);
  await deleteBlock(tx, BlockId);
  if (car) return ofCar(BlockId, car.unitId, car);
  if (rooms) return ofRooms(BlockId, rooms);
  throw nothingKept(BlockId);
};

/**
 * Takes cars and rooms off sale for a time, and puts them on sale again. Uses the same constraints as bookings; throws
 * `block.booked` or `block.heldByBooking`, `block.turnover`, `block.blocked` and `block.roomsTaken` if they are taken,
 * `block.neededElsewhere` and `block.reliedOn` for a car that would not be where its next rental begins. (DESK-26,
 * CAR-64)
 */
export const blockActions = { blockCar, blockRoomType, change, lift };

/** Throws `notFound` for a supplier's person whose car, rooms or block it is not; others may act on all. (DESK-30) */
async function requireOwn({ staffRole, clientId }: Caller, isOwn: (staffId: number) => Promise<boolean>) {
  if (staffRole === "supplier" && !(await isOwn(clientId))) throw new Problem("notFound");
}

/**
 * Throws `block.heldByBooking` instead of `block.booked` for staff who do not look after clients: they may not see a
 * plan's number, and cannot give the booking another car. (DESK-27)
 */
async function hidingPlans({ staffRole }: Caller, block: () => Promise<void>): Promise<void> {
  try {
    await block();
  } catch (error) {
    const names = error instanceof Problem && error.code === "block.booked";
    if (!names || (staffRole !== undefined && isForStaff(staffRole))) throw error;
    const { plan: _hidden, ...facts } = error.facts;
    throw new Problem("block.heldByBooking", facts);
  }
}

const nothingKept = (blockId: number) => new Error(`block ${blockId} keeps nothing out of sale`);

const written = ({ tx, body, at, actor, caller }: ActionInput<{ Why: BlockReason; Reason: string }>) =>
  insertBlock(tx, {
    why: body.Why,
    note: body.Reason,
    blockedBy: staffOf(actor),
    blockedAt: at,
    bySupplier: caller.staffRole === "supplier",
  });

function requirePeriod(period: Period, now: Instant, begun?: Instant): void {
  const problem = blockProblem(period, havanaDate(now), begun);
  if (problem) throw wrongField(problem.field, problem.code);
}

const periodOf = ({ From, FromHour, Until, UntilHour }: Omit<BlockChange, "BlockId" | "Rooms" | "Reason">): Period => ({
  startsAt: havanaInstant(From, FromHour),
  endsAt: havanaInstant(Until, UntilHour),
});

const daysOf = ({ checkIn, checkOut }: Nights): Period => ({
  startsAt: havanaInstant(checkIn),
  endsAt: havanaInstant(checkOut),
});

function ofCar(
  block: number,
  unitId: number,
  { startsAt, endsAt, standsInZoneId }: Period & { standsInZoneId: number | null },
  why?: BlockReason,
): ActionSubject {
  const written = (instant: Instant) => `${havanaDate(instant)} ${havanaHour(instant)}`;
  const moved = standsInZoneId !== null && { toZone: standsInZoneId };
  const facts = { block, from: written(startsAt), until: written(endsAt), ...moved, ...(why && { why }) };
  return { subject: `car ${unitId}`, facts };
}

function ofRooms(
  block: number,
  { roomTypeId, rooms, checkIn, checkOut }: Nights & { roomTypeId: number; rooms: number },
  why?: BlockReason,
): ActionSubject {
  return {
    subject: `room type ${roomTypeId}`,
    facts: { block, rooms, from: checkIn, until: checkOut, ...(why && { why }) },
  };
}
