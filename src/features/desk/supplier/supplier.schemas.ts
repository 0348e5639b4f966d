import Type, { type Static } from "typebox";
import { BookedCar } from "../../../products/car/bookedCar.schemas";
import { Day, Hour, Id, InstantMs, LanguageCode, MinorUnits, Nullable, Strict } from "../../../shared/schemas";
import { dayParts } from "../day/day.rules";

/**
 * A stay as its property reads it: the main traveler's name and the number of guests, without passports or countries.
 */
export const SuppliedStay = Strict({
  ZoneName: Type.String(),
  ProvinceName: Type.String(),
  RoomClassCode: Type.String(),
  MealsPlanCode: Type.String(),
  CheckIn: Day,
  CheckInHour: Hour,
  CheckOut: Day,
  CheckOutHour: Hour,
  Nights: Type.Integer(),
  Rooms: Type.Array(
    Strict({
      adultsAmount: Type.Integer(),
      childrenAmount: Type.Integer(),
      childrenAgeList: Type.Array(Type.Integer()),
    }),
  ),
  /** The main traveler only. */
  Travelers: Type.Array(Strict({ Name: Type.String(), LastName: Type.String(), IsMainUser: Type.Boolean() })),
  /** The client's request, as written. */
  Requests: Nullable(Type.String()),
});
export type SuppliedStay = Static<typeof SuppliedStay>;

/** A booking that waits for its supplier's answer: what the supplier needs, and nothing of the client's plan. */
export const SupplierBooking = Strict({
  BookingId: Id,
  Name: Type.String(),
  SupplierName: Type.String(),
  StartsAt: InstantMs,
  EndsAt: InstantMs,
  ConfirmBy: InstantMs,
  Extended: Type.Boolean(),
  /** Requested over 48 hours ago. */
  Alerted: Type.Boolean(),
  /** The client's language, for the reason of a declined booking. */
  ClientLanguage: LanguageCode,
  /** Without the flight, which is included once the booking is paid. */
  Car: Nullable(BookedCar),
  /** In full years at pick-up; null for a stay. */
  DriverAge: Nullable(Type.Integer()),
  Lodging: Nullable(SuppliedStay),
});
export type SupplierBooking = Static<typeof SupplierBooking>;

export const SupplierQueue = Strict({ Now: InstantMs, Bookings: Type.Array(SupplierBooking) });
export type SupplierQueue = Static<typeof SupplierQueue>;

/**
 * Held: confirmed, and not paid yet. Firm: paid. Ended: cancelled, lapsed or refunded after the supplier had confirmed
 * it.
 */
export const supplierStatuses = ["held", "firm", "ended"] as const;
export type SupplierStatus = (typeof supplierStatuses)[number];

/** One event of a day. Phone, flight and voucher only for a firm booking; no name for an ended one. */
export const SupplierService = Strict({
  Day,
  Part: Type.Enum(dayParts),
  At: InstantMs,
  /** Havana time. */
  Hour,
  Standing: Type.Enum(supplierStatuses),
  BookingId: Id,
  /** The car's model, or the property. */
  Name: Type.String(),
  /** The number plate of the car; null for a stay, and if none was entered. */
  Plate: Nullable(Type.String()),
  /** The car's class; null for a stay. */
  ClassName: Nullable(Type.String()),
  /** The stay's room class; null for a car. */
  RoomClassCode: Nullable(Type.String()),
  MealsPlanCode: Nullable(Type.String()),
  SupplierReference: Nullable(Type.String()),
  VoucherNumber: Nullable(Type.String()),
  Place: Type.String(),
  /** The driver, or the main traveler. */
  GuestName: Nullable(Type.String()),
  GuestPhone: Nullable(Type.String()),
  Guests: Nullable(Type.Integer()),
  Rooms: Nullable(Type.Integer()),
  FlightNumber: Nullable(Type.String()),
  ExtraDrivers: Type.Integer(),
  ChildSeats: Type.Integer(),
  Requests: Nullable(Type.String()),
  /** To be paid on the spot, minor units of US dollars. */
  PayInCuba: MinorUnits,
  /** What the rental desk holds from pick-up to return, minor units of US dollars; 0 for a stay. */
  Deposit: MinorUnits,
});
export type SupplierService = Static<typeof SupplierService>;

/** `From`: the first day, never before yesterday. */
export const SupplierDays = Strict({ Today: Day, From: Day, Until: Day, Services: Type.Array(SupplierService) });
export type SupplierDays = Static<typeof SupplierDays>;
