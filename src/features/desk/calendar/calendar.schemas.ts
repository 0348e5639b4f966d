import Type, { type Static } from "typebox";
import { AnyId, Day, Hour, Id, InstantMs, Nullable, Reason, Strict } from "../../../shared/schemas";
import { blockReasons } from "../../plan/block.rules";
import { calendarFilters, calendarKinds, standings } from "./calendar.rules";

/** From a day and hour up to another one, Havana's. Of rooms the nights between count, and the hours do not. */
const period = { From: Day, FromHour: Hour, Until: Day, UntilHour: Hour };

/** The view that is asked for: defaults are the booking's place, or the first place from today on. */
export const CalendarQuery = Strict({
  Of: Type.Optional(Type.Enum(calendarKinds)),
  ZoneId: Type.Optional(Id),
  /** A model of cars, a hotel or villa; 0: all of the zone's. */
  GroupId: Type.Optional(AnyId),
  Only: Type.Optional(Type.Enum(calendarFilters)),
  From: Type.Optional(Day),
  Days: Type.Union([Type.Literal(7), Type.Literal(14)]),
  Page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  BookingId: Type.Optional(Id),
});
export type CalendarQuery = Static<typeof CalendarQuery>;

/** What somebody has for a time: a booking, or else a block. */
export const Taken = Strict({
  ...period,
  /** 1 of a car. */
  Rooms: Type.Integer(),
  Booking: Nullable(
    Strict({
      BookingId: Id,
      Standing: Type.Enum(standings),
      /** Null for staff who do not look after clients. */
      TravelPlanId: Nullable(Id),
      ClientName: Nullable(Type.String()),
    }),
  ),
  Block: Nullable(
    Strict({
      BlockId: Id,
      Why: Type.Enum(blockReasons),
      Note: Type.String(),
      By: Type.String(),
      At: InstantMs,
    }),
  ),
});
export type Taken = Static<typeof Taken>;

/** A car, or the rooms of one type. */
export const CalendarRow = Strict({
  Id,
  /** The model, or the hotel or villa. */
  GroupId: Id,
  GroupName: Type.String(),
  /** The plate; null for rooms, and for a car whose plate is unknown. */
  Name: Nullable(Type.String()),
  /** 0 of a car. */
  RoomClassId: AnyId,
  /** Who rents the car out; nothing of rooms. */
  SupplierName: Type.String(),
  Units: Type.Integer(),
  OnSale: Type.Boolean(),
  Taken: Type.Array(Taken),
});
export type CalendarRow = Static<typeof CalendarRow>;

const Choice = Strict({ Id, Name: Type.String(), Count: Type.Integer() });

export const Calendar = Strict({
  Of: Type.Enum(calendarKinds),
  ZoneId: AnyId,
  GroupId: AnyId,
  Only: Type.Enum(calendarFilters),
  From: Day,
  Days: Type.Integer(),
  Today: Day,
  /** Where there are any, and the models or houses of the zone; each with how many of its rows are shown. */
  Zones: Type.Array(Choice),
  Groups: Type.Array(Choice),
  Rows: Type.Array(CalendarRow),
  /** How many rows there are of what is shown, on all pages. */
  Total: Type.Integer(),
  Page: Type.Integer(),
  PageSize: Type.Integer(),
  /** The booking that was asked for; `Held`: it still has what it booked. */
  Booking: Nullable(Strict({ BookingId: Id, TravelPlanId: Nullable(Id), RowId: Id, Held: Type.Boolean() })),
});
export type Calendar = Static<typeof Calendar>;

/** Cars of a booking's class, or rooms of its class, that are free for its days: in its zone and around. */
export const FreeElsewhere = Strict({
  Of: Type.Enum(calendarKinds),
  From: Day,
  Until: Day,
  Places: Type.Array(
    Strict({
      ZoneId: Id,
      ZoneName: Type.String(),
      /** From the booking's zone, as the crow flies; 0 in it. */
      Km: Type.Integer(),
      GroupId: Id,
      GroupName: Type.String(),
      /** The rental company; null for a house. */
      SupplierNames: Type.Array(Type.String()),
      /** The very model or house that was booked. */
      Same: Type.Boolean(),
      Free: Type.Integer(),
    }),
  ),
});
export type FreeElsewhere = Static<typeof FreeElsewhere>;

export const CarBlock = Strict({ UnitId: Id, ...period, Why: Type.Enum(blockReasons), Reason });
export type CarBlock = Static<typeof CarBlock>;

const Rooms = Type.Integer({ minimum: 1, maximum: 1000 });
export const RoomBlock = Strict({
  ...{ RoomTypeId: Id, Rooms, From: Day, Until: Day },
  Why: Type.Enum(blockReasons),
  Reason,
});
export type RoomBlock = Static<typeof RoomBlock>;

/** Shorter, longer or at other days; of rooms, how many of them. */
export const BlockChange = Strict({ BlockId: Id, ...period, Rooms, Reason });
export type BlockChange = Static<typeof BlockChange>;

export const OfBlock = Strict({ BlockId: Id, Reason });
export type OfBlock = Static<typeof OfBlock>;
