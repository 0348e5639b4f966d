import { writeView } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import { addDays, type HavanaDate, havanaDate, havanaHour, havanaInstant } from "../../../../../shared/havana";
import type { Instant } from "../../../../../shared/instant";
import { isForStaff } from "../../../../../shared/staffRole";
import { isHeldAt } from "../../../../plan/bookings/bookingStatus";
import { type CalendarKind, calendarStatus } from "../../../calendar/calendar.rules";
import type { Calendar, CalendarQuery, CalendarRow, Taken } from "../../../calendar/calendar.schemas";
import { isOwnBooking } from "../../records/supplier.repository";
import { suppliesHotels } from "../../records/supplies.repository";
import {
  bookedCar,
  bookedRooms,
  type Choice,
  carChoices,
  carRows,
  carsBefore,
  carsTaken,
  type Place,
  roomChoices,
  roomRows,
  roomsBefore,
  roomsTaken,
  type Window,
} from "./calendar.repository";
import { placesOfZones } from "./zones.repository";

/** Rows per page: a zone may have thousands of cars. (SPEED-13) */
const PAGE_SIZE = 40;
/** Days shown before a booking. */
const LEAD = 2;
/** The zone that is shown first, if it has any rows. */
const FIRST_ZONE = 2;

export type CalendarService = ReturnType<typeof calendarService>;

/** Occupied, blocked and free cars and rooms. (DESK-27) */
export function calendarService({ db, now }: Pick<Services, "db" | "now">) {
  /** For staff. Only those who look after clients see their names; that access is audited once an hour. */
  async function getCalendar(caller: Caller, query: CalendarQuery): Promise<Calendar> {
    requireStaff(caller);
    const at = now();
    const suppliedBy = caller.staffRole === "supplier" ? caller.clientId : null;
    const booked = query.BookingId === undefined ? undefined : await placeOfBooking(db, query.BookingId, suppliedBy);
    const Of = query.Of ?? booked?.of ?? (await firstKind(db, suppliedBy));
    // The booking's place is shown unless the query names another.
    const own = booked?.of === Of ? booked : undefined;
    const from = query.From ?? (own ? addDays(own.from, -LEAD) : havanaDate(at));
    const days = { only: query.Only ?? "all", window: windowOf(from, query.Days), suppliedBy };
    const choices = await (Of === "cars" ? carChoices : roomChoices)(db, days);
    const zoneId = query.ZoneId ?? own?.zoneId ?? firstZone(choices);
    const place = { ...days, zoneId, groupId: query.GroupId ?? 0 };
    const page = query.Page ?? (own?.zoneId === zoneId ? await pageOf(db, Of, place, own.rowId) : 0);
    const serves = caller.staffRole !== undefined && isForStaff(caller.staffRole);
    const part = { limit: PAGE_SIZE, offset: page * PAGE_SIZE };
    const Rows = await rowsOf(db, Of, place, part, { named: serves, ofSupplier: suppliedBy !== null, at });
    if (serves)
      await writeView(db, {
        at,
        caller,
        action: "calendar.seen",
        subject: `calendar of ${Of}, zone ${zoneId}/${place.groupId}, page ${page}, ${from}, ${place.only}`,
      });
    const ofZone = choices.filter((choice) => choice.zoneId === zoneId);
    const Groups = ofZone.map(({ groupId, groupName, count }) => ({ Id: groupId, Name: groupName, Count: count }));
    return {
      Of,
      ZoneId: zoneId,
      GroupId: place.groupId,
      Only: place.only,
      From: from,
      Days: query.Days,
      Today: havanaDate(at),
      Zones: zonesOf(choices),
      Groups,
      Rows,
      Total: countOf(Groups, place.groupId),
      Page: page,
      PageSize: PAGE_SIZE,
      Booking: own
        ? { BookingId: own.bookingId, TravelPlanId: serves ? own.planId : null, RowId: own.rowId, Held: own.held }
        : null,
    };
  }

  return { getCalendar };
}

const windowOf = (from: HavanaDate, days: number): Window => {
  const until = addDays(from, days);
  return { from, until, startsAt: havanaInstant(from), endsAt: havanaInstant(until) };
};

function zonesOf(choices: readonly Choice[]): Calendar["Zones"] {
  const zones = new Map<number, Calendar["Zones"][number]>();
  for (const { zoneId, zoneName, count } of choices)
    zones.set(zoneId, { Id: zoneId, Name: zoneName, Count: count + (zones.get(zoneId)?.Count ?? 0) });
  return [...zones.values()];
}

const firstZone = (choices: readonly Choice[]): number =>
  (choices.find(({ zoneId }) => zoneId === FIRST_ZONE) ?? choices[0])?.zoneId ?? 0;

/** How many rows a group has; 0: all groups. */
const countOf = (groups: Calendar["Groups"], groupId: number): number =>
  groups.reduce((sum, { Id, Count }) => (groupId === 0 || Id === groupId ? sum + Count : sum), 0);

/** What is shown where nothing is asked for: to a supplier's people what they have. */
const firstKind = async (db: Tx, suppliedBy: number | null): Promise<CalendarKind> =>
  suppliedBy !== null && (await suppliesHotels(db, suppliedBy)) ? "rooms" : "cars";

/** A booking's place in the calendar. Throws `plan.bookingUnknown`, also for one that is another supplier's. */
async function placeOfBooking(db: Tx, bookingId: number, suppliedBy: number | null) {
  if (suppliedBy !== null && !(await isOwnBooking(db, suppliedBy, bookingId))) throw new Problem("plan.bookingUnknown");
  const car = await bookedCar(db, bookingId);
  if (car) return { ...car, bookingId, of: "cars" as const, from: havanaDate(car.startsAt), held: car.held !== null };
  const rooms = await bookedRooms(db, bookingId);
  if (!rooms) throw new Problem("plan.bookingUnknown");
  return { ...rooms, bookingId, of: "rooms" as const, from: rooms.checkIn, held: rooms.rooms !== null };
}

async function pageOf(db: Tx, of: CalendarKind, place: Place, rowId: number): Promise<number> {
  return Math.floor((await (of === "cars" ? carsBefore : roomsBefore)(db, place, rowId)) / PAGE_SIZE);
}

async function rowsOf(
  db: Tx,
  of: CalendarKind,
  place: Place,
  part: { limit: number; offset: number },
  { named, ofSupplier, at }: { named: boolean; ofSupplier: boolean; at: Instant },
): Promise<CalendarRow[]> {
  const traceOf = <Row extends { rowId: number }>(rows: readonly Row[], read: (row: Row) => Taken) => {
    const all = new Map<number, Taken[]>();
    for (const row of rows) all.set(row.rowId, [...(all.get(row.rowId) ?? []), read(row)]);
    return (id: number) => all.get(id) ?? [];
  };
  if (of === "cars") {
    const cars = await carRows(db, place, part);
    const zoneNames = new Map((await placesOfZones(db)).map(({ id, name }) => [id, name]));
    const taken = traceOf(
      await carsTaken(
        db,
        cars.map(({ id }) => id),
        place.window,
      ),
      ({ startsAt, endsAt, bookingEndsAt, ...holder }) => ({
        From: havanaDate(startsAt),
        FromHour: havanaHour(startsAt),
        Until: havanaDate(endsAt),
        UntilHour: havanaHour(endsAt),
        Rooms: 1,
        ...whereabouts({ endsAt, ...holder }, zoneNames),
        ...holderOnWire(holder, {
          named,
          ofSupplier,
          carMayChange:
            !ofSupplier &&
            holder.status !== null &&
            bookingEndsAt !== null &&
            isHeldAt({ status: holder.status, endsAt: bookingEndsAt }, at),
        }),
      }),
    );
    return cars.map(({ id, groupId, groupName, name, supplierName, onSale }) => ({
      Id: id,
      GroupId: groupId,
      GroupName: groupName,
      Name: name,
      RoomClassId: 0,
      SupplierName: supplierName,
      Units: 1,
      OnSale: onSale,
      Taken: taken(id),
    }));
  }
  const types = await roomRows(db, place, part);
  const taken = traceOf(
    await roomsTaken(
      db,
      types.map(({ id }) => id),
      place.window,
    ),
    (row) => ({
      From: row.checkIn,
      FromHour: row.checkInHour,
      Until: row.checkOut,
      UntilHour: row.checkOutHour,
      Rooms: row.rooms,
      Turnover: null,
      Moves: null,
      BroughtFrom: null,
      ...holderOnWire(row, { named, ofSupplier, carMayChange: false }),
    }),
  );
  return types.map(({ id, groupId, groupName, roomClassId, units, onSale }) => ({
    Id: id,
    GroupId: groupId,
    GroupName: groupName,
    Name: null,
    RoomClassId: roomClassId,
    SupplierName: "",
    Units: units,
    OnSale: onSale,
    Taken: taken(id),
  }));
}

type Placed = Pick<
  Awaited<ReturnType<typeof carsTaken>>[number],
  "endsAt" | "freeAt" | "fromZoneId" | "standsInZoneId" | "returnZoneId" | "beforeZoneId"
>;

/**
 * A car's turnover after a reservation, the zone to which it is moved, and whether it must be brought before. (CAR-64)
 */
function whereabouts(
  { endsAt, freeAt, fromZoneId, standsInZoneId, returnZoneId, beforeZoneId }: Placed,
  zoneNames: ReadonlyMap<number, string>,
): Pick<Taken, "Turnover" | "Moves" | "BroughtFrom"> {
  const name = (id: number) => zoneNames.get(id) ?? "";
  const isDriven = returnZoneId !== null && standsInZoneId !== null && returnZoneId !== standsInZoneId;
  const BackFrom = isDriven ? name(returnZoneId) : null;
  const isMoved = fromZoneId !== null && standsInZoneId !== null && fromZoneId !== standsInZoneId;
  return {
    Turnover: freeAt > endsAt ? { Until: havanaDate(freeAt), UntilHour: havanaHour(freeAt), BackFrom } : null,
    Moves: isMoved ? { From: name(fromZoneId), To: name(standsInZoneId) } : null,
    BroughtFrom: fromZoneId !== null && fromZoneId !== beforeZoneId ? name(beforeZoneId) : null,
  };
}

type Holder = Pick<
  Awaited<ReturnType<typeof carsTaken>>[number],
  | "bookingId"
  | "planId"
  | "status"
  | "paidAt"
  | "firstName"
  | "lastName"
  | "blockId"
  | "why"
  | "note"
  | "blockedAt"
  | "bySupplier"
  | "staffFirstName"
  | "staffLastName"
>;

/** `ofSupplier`: for a supplier's people, who read nothing of what the shop has written about its blocks. */
type OnWire = { named: boolean; ofSupplier: boolean; carMayChange: boolean };

function holderOnWire(holder: Holder, { named, ofSupplier, carMayChange }: OnWire): Pick<Taken, "Booking" | "Block"> {
  const { bookingId, planId, status, paidAt, firstName, lastName } = holder;
  const { blockId, why, note, blockedAt, bySupplier, staffFirstName, staffLastName } = holder;
  const isTheirs = !ofSupplier || bySupplier === true;
  return {
    Booking:
      bookingId !== null && status !== null
        ? {
            BookingId: bookingId,
            Status: calendarStatus(status, paidAt !== null),
            TravelPlanId: named ? planId : null,
            ClientName: named ? `${firstName} ${lastName}` : null,
            CarMayChange: carMayChange,
          }
        : null,
    Block:
      blockId !== null && why !== null && blockedAt !== null
        ? {
            BlockId: blockId,
            Why: why,
            Note: isTheirs ? (note ?? "") : "",
            By: isTheirs ? `${staffFirstName} ${staffLastName}` : "",
            At: blockedAt,
            Changeable: isTheirs,
          }
        : null,
  };
}
