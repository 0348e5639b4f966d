import Type, { type Static } from "typebox";
import { AskedDay, Day, Email, Hour, Id, InstantMs, MinorUnits, Nullable, Strict } from "../../../shared/schemas";
import { dayParts } from "../../plan/service/serviceOnSite";

/** An event of a day as the back office and its supplier see it. */
export const serviceFields = {
  Part: Type.Enum(dayParts),
  At: InstantMs,
  /** Havana time. */
  Hour,
  BookingId: Id,
  /** The car's model, or the property. */
  Name: Type.String(),
  /** The number plate of the car; null for a stay, and if none was entered. */
  Plate: Nullable(Type.String()),
  SupplierReference: Nullable(Type.String()),
  /** Null as long as the client has not signed the receipt. */
  VoucherNumber: Nullable(Type.String()),
  Place: Type.String(),
  /** The number of guests; null for a car. */
  Guests: Nullable(Type.Integer()),
  Rooms: Nullable(Type.Integer()),
  FlightNumber: Nullable(Type.String()),
  ExtraDrivers: Type.Integer(),
  /** Of those of the extra drivers who are named; absent while none is. */
  ExtraDriverNames: Type.Optional(Type.Array(Type.String())),
  ChildSeats: Type.Integer(),
  /** The client's request, as written. */
  Requests: Nullable(Type.String()),
  /** To be paid on the spot, minor units of US dollars. */
  PayInCuba: MinorUnits,
  /** The deposit that the rental desk holds from pick-up to return, minor units of US dollars; 0 for a stay. */
  Deposit: MinorUnits,
};

/** One event of a day, with what the people on the spot need. No document numbers. */
export const DayService = Strict({
  ...serviceFields,
  TravelPlanId: Id,
  SupplierName: Type.String(),
  /** The driver, or the main traveler. */
  GuestName: Type.String(),
  ClientName: Type.String(),
  ClientEmail: Email,
  ClientPhone: Nullable(Type.String()),
});
export type DayService = Static<typeof DayService>;

/** A Havana date, or a relative one by the server's clock, so that a bookmarked URL stays right. */
export const WantedDay = Type.Union([Type.Literal("today"), Type.Literal("tomorrow"), AskedDay]);
export type WantedDay = Static<typeof WantedDay>;

export const DaySheet = Strict({ Day, Today: Day, Services: Type.Array(DayService) });
export type DaySheet = Static<typeof DaySheet>;
