import Type, { type Static } from "typebox";
import { Day, Hour, Id, InstantMs, MinorUnits, Nullable, PriceLine, Strict } from "../../shared/schemas";

/** When the price is asked for; null: now. */
const asked = { At: Nullable(InstantMs) };

/** A rental whose price is asked for, of a car that need not be free. (OPS-41) */
export const CarQuoteQuestion = Strict({
  ...asked,
  PickUpOfficeId: Id,
  DropOffOfficeId: Id,
  SupplierId: Id,
  ModelId: Id,
  PickUp: Day,
  StartHour: Hour,
  DropOff: Day,
  EndHour: Hour,
  ExtraDrivers: Type.Integer({ minimum: 0, maximum: 3 }),
  ChildSeats: Type.Integer({ minimum: 0, maximum: 3 }),
  /** On the day of pick-up; 0: not told. */
  DriverAge: Type.Integer({ minimum: 0, maximum: 99 }),
});
export type CarQuoteQuestion = Static<typeof CarQuoteQuestion>;

/** A stay in one room whose price is asked for, of a room that need not be free. (OPS-41) */
export const StayQuoteQuestion = Strict({
  ...asked,
  HotelId: Id,
  RoomId: Id,
  MealsPlanId: Id,
  CheckIn: Day,
  CheckOut: Day,
  Adults: Type.Integer({ minimum: 1, maximum: 10 }),
  ChildAges: Type.Array(Type.Integer({ minimum: 0, maximum: 17 }), { maxItems: 6 }),
});
export type StayQuoteQuestion = Static<typeof StayQuoteQuestion>;

/** A row of the catalogue that a line of a price is made of, and the version of it that is in force. */
export const QuoteSource = Strict({
  /** Of the files. */
  Table: Type.String(),
  /** What the row is known by, or called. */
  Name: Type.String(),
  /** Null: unchanged since the import. */
  Version: Nullable(
    Strict({
      From: InstantMs,
      MadeAt: InstantMs,
      /** Null: on the command line. */
      MadeBy: Nullable(Type.String()),
      Reason: Type.String(),
    }),
  ),
  /** When the row changes next; null: nothing is known to come. */
  ChangesAt: Nullable(InstantMs),
});
export type QuoteSource = Static<typeof QuoteSource>;

const QuoteLine = Strict({
  ...PriceLine.properties,
  Paid: Type.Enum(["online", "inCuba", "deposit"]),
  Sources: Type.Array(QuoteSource),
});

/** What something would cost at an instant, and by which lines. */
export const Quote = Strict({
  At: InstantMs,
  PayNow: MinorUnits,
  PayInCuba: MinorUnits,
  Deposit: MinorUnits,
  Lines: Type.Array(QuoteLine),
});
export type Quote = Static<typeof Quote>;

const Named = { Id: Type.Integer(), Name: Type.String() };

/** What a quote can be asked for. */
export const QuoteChoices = Strict({
  Offices: Type.Array(Strict(Named)),
  Suppliers: Type.Array(Strict(Named)),
  Models: Type.Array(Strict({ ...Named, ClassName: Type.String() })),
  Hotels: Type.Array(
    Strict({
      ...Named,
      Rooms: Type.Array(Strict({ Id: Type.Integer(), ClassId: Type.Integer(), Plans: Type.Array(Type.Integer()) })),
    }),
  ),
});
export type QuoteChoices = Static<typeof QuoteChoices>;
