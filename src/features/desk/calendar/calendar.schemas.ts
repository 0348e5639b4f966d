import Type, { type Static } from "typebox";
import { MOST_PAGES } from "../../../shared/constants";
import { AnyId, Day, Hour, Id, InstantMs, Nullable, Reason, Strict } from "../../../shared/schemas";
import { blockReasons } from "../../plan/service/block.rules";
import { calendarFilters, calendarKinds, rowStatuses } from "./calendar.rules";

/** A period in Havana's days and hours. For rooms the nights count, and the hours do not. */
const period = { From: Day, FromHour: Hour, Until: Day, UntilHour: Hour };

/** The requested view. Defaults: the booking's place, or the first place, from today on. */
export const CalendarQuery = Strict({
  Of: Type.Optional(Type.Enum(calendarKinds)),
  ZoneId: Type.Optional(Id),
  /** A car model or a property; 0: all in the zone. */
  GroupId: Type.Optional(AnyId),
  Only: Type.Optional(Type.Enum(calendarFilters)),
  From: Type.Optional(Day),
  Days: Type.Union([Type.Literal(7), Type.Literal(14)]),
  Page: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_PAGES })),
  BookingId: Type.Optional(Id),
});
export type CalendarQuery = Static<typeof CalendarQuery>;

/** A period in which a row is taken, by a booking or a block. */
export const Taken = Strict({
  ...period,
  /** 1 for a car. */
  Rooms: Type.Integer(),
  /** Until when a car is made ready after a rental, and the zone from which it is driven home, if any. (CAR-64) */
  Turnover: Nullable(Strict({ Until: Day, UntilHour: Hour, BackFrom: Nullable(Type.String()) })),
  /** The zones between which a car is moved, to stay. */
  Moves: Nullable(Strict({ From: Type.String(), To: Type.String() })),
  /** The zone in which the car is before, if it has to be brought from there. */
  BroughtFrom: Nullable(Type.String()),
  Booking: Nullable(
    Strict({
      BookingId: Id,
      Status: Type.Enum(rowStatuses),
      /** Null for staff who do not look after clients. */
      TravelPlanId: Nullable(Id),
      ClientName: Nullable(Type.String()),
      /** It may get another car. (DESK-104) */
      CarMayChange: Type.Boolean(),
    }),
  ),
  Block: Nullable(
    Strict({
      BlockId: Id,
      Why: Type.Enum(blockReasons),
      /** Empty, as `By` is, for a supplier's people where the shop has made the block. */
      Note: Type.String(),
      By: Type.String(),
      At: InstantMs,
      /** A supplier's people change and lift what a supplier has blocked. */
      Changeable: Type.Boolean(),
    }),
  ),
});
export type Taken = Static<typeof Taken>;

/** A car, or the rooms of one type. */
export const CalendarRow = Strict({
  Id,
  /** The car model or the property. */
  GroupId: Id,
  GroupName: Type.String(),
  /** The plate; null for rooms, and for a car whose plate is unknown. */
  Name: Nullable(Type.String()),
  /** 0 for a car. */
  RoomClassId: AnyId,
  /** The car's rental company; empty for rooms. */
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
  /** Zones with any rows, and the models or properties of the zone; each with the number of rows shown. */
  Zones: Type.Array(Choice),
  Groups: Type.Array(Choice),
  Rows: Type.Array(CalendarRow),
  /** The number of rows in the view, on all pages. */
  Total: Type.Integer(),
  Page: Type.Integer(),
  PageSize: Type.Integer(),
  /** The booking in the query; `Held`: it still has its reservation. */
  Booking: Nullable(Strict({ BookingId: Id, TravelPlanId: Nullable(Id), RowId: Id, Held: Type.Boolean() })),
});
export type Calendar = Static<typeof Calendar>;

/** Free cars or rooms of a booking's class, for its days: in its zone and around. */
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
      /** The rental companies; empty for a property. */
      SupplierNames: Type.Array(Type.String()),
      /** The same model or property as the booked one. */
      Same: Type.Boolean(),
      Free: Type.Integer(),
    }),
  ),
});
export type FreeElsewhere = Static<typeof FreeElsewhere>;

export const CarBlock = Strict({
  UnitId: Id,
  ...period,
  Why: Type.Enum(blockReasons),
  /** The zone to which the car is taken, and where it is afterwards; absent: it stays where it is. (CAR-64) */
  ToZoneId: Type.Optional(Id),
  Reason,
});
export type CarBlock = Static<typeof CarBlock>;

const Rooms = Type.Integer({ minimum: 1, maximum: 1000 });
export const RoomBlock = Strict({
  RoomTypeId: Id,
  Rooms,
  From: Day,
  Until: Day,
  Why: Type.Enum(blockReasons),
  Reason,
});
export type RoomBlock = Static<typeof RoomBlock>;

/** Changes a block's period and, for rooms, their number. */
export const BlockChange = Strict({ BlockId: Id, ...period, Rooms, Reason });
export type BlockChange = Static<typeof BlockChange>;

export const OfBlock = Strict({ BlockId: Id, Reason });
export type OfBlock = Static<typeof OfBlock>;
