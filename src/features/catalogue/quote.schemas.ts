import Type, { type Static } from "typebox";
import { MOST_EXTRAS } from "../../products/car/car.rules";
import { DriverAge } from "../../products/car/car.schemas";
import { MOST_ADULTS, MOST_CHILD_AGE, MOST_CHILDREN } from "../../products/lodging/lodging.rules";
import { Day, Hour, Id, InstantMs, MinorUnits, Nullable, PriceLine, Strict } from "../../shared/schemas";

/** The instant of the quote; null: now. */
const asked = { At: Nullable(InstantMs) };

/** A rental to be quoted; the car need not be free. (OPS-41) */
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
  ExtraDrivers: Type.Integer({ minimum: 0, maximum: MOST_EXTRAS }),
  ChildSeats: Type.Integer({ minimum: 0, maximum: MOST_EXTRAS }),
  DriverAge,
});
export type CarQuoteQuestion = Static<typeof CarQuoteQuestion>;

/** A stay in one room to be quoted; the room need not be free. (OPS-41) */
export const StayQuoteQuestion = Strict({
  ...asked,
  HotelId: Id,
  RoomId: Id,
  MealsPlanId: Id,
  CheckIn: Day,
  CheckOut: Day,
  Adults: Type.Integer({ minimum: 1, maximum: MOST_ADULTS }),
  ChildAges: Type.Array(Type.Integer({ minimum: 0, maximum: MOST_CHILD_AGE }), { maxItems: MOST_CHILDREN }),
});
export type StayQuoteQuestion = Static<typeof StayQuoteQuestion>;

/** A row of the catalogue behind a line of a price, with its version in force. */
export const QuoteSource = Strict({
  /** The sheet's name. */
  Table: Type.String(),
  /** The row's name or code, which the page writes out. */
  Name: Type.String(),
  /** A season's days; null: another row. */
  Days: Nullable(Strict({ From: Day, To: Day })),
  /** Null: unchanged since the import. */
  Version: Nullable(
    Strict({
      From: InstantMs,
      MadeAt: InstantMs,
      /** Null: from the command line. */
      MadeBy: Nullable(Type.String()),
      Reason: Type.String(),
    }),
  ),
  /** When the row changes next; null: no change is scheduled. */
  ChangesAt: Nullable(InstantMs),
});
export type QuoteSource = Static<typeof QuoteSource>;

const QuoteLine = Strict({
  ...PriceLine.properties,
  Paid: Type.Enum(["online", "inCuba", "deposit"]),
  Sources: Type.Array(QuoteSource),
});

/** A price at an instant, line by line. */
export const Quote = Strict({
  At: InstantMs,
  PayNow: MinorUnits,
  PayInCuba: MinorUnits,
  Deposit: MinorUnits,
  Lines: Type.Array(QuoteLine),
});
export type Quote = Static<typeof Quote>;

const Named = { Id: Type.Integer(), Name: Type.String() };

/** The choices of the quote forms. */
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
