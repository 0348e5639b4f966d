import Type, { type Static } from "typebox";
import { Day, Id, InstantMs, LanguageCode, Nullable, Strict } from "../../../shared/schemas";
import { serviceFields } from "../day/day.schemas";

/** The name by which the API's description finds what products fill in (`supplied` of `described`). */
export const SUPPLIED_TITLE = "SuppliedDetails";

/** In the API's description it is one of the products' schemas, which the desk does not know. */
const SuppliedDetails = Type.Unknown({ title: SUPPLIED_TITLE });

const supplierBookingFields = {
  BookingId: Id,
  ProductType: Type.Integer(),
  Name: Type.String(),
  SupplierName: Type.String(),
  StartsAt: InstantMs,
  EndsAt: InstantMs,
  ConfirmBy: InstantMs,
  Extended: Type.Boolean(),
  /** Requested over `STAFF_ALERT_HOURS` ago. */
  Alerted: Type.Boolean(),
  /** The client's language, for the reason of a declined booking. */
  ClientLanguage: LanguageCode,
  /** The booking that it changes, which stays if it is declined. (PLAN-40) */
  Replaces: Type.Optional(Id),
  /** In full years at the beginning; null if nobody drives. */
  DriverAge: Nullable(Type.Integer()),
  /** The product's facts for its supplier; null if they are lost. */
  Details: SuppliedDetails,
};

/**
 * A booking that waits for its supplier's answer: the facts that the supplier needs, and nothing of the client's plan.
 * The details are also under the product's own name, like those of `Booking`.
 */
export const SupplierBooking = Type.Object(supplierBookingFields, { additionalProperties: SuppliedDetails });
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
  ...serviceFields,
  Day,
  Status: Type.Enum(supplierStatuses),
  /** The car's class; null for a stay. */
  ClassName: Nullable(Type.String()),
  /** The stay's room class; null for a car. */
  RoomClassCode: Nullable(Type.String()),
  MealsPlanCode: Nullable(Type.String()),
  /** The driver, or the main traveler. */
  GuestName: Nullable(Type.String()),
  GuestPhone: Nullable(Type.String()),
});
export type SupplierService = Static<typeof SupplierService>;

/** `From`: the first day, never before yesterday. */
export const SupplierDays = Strict({ Today: Day, From: Day, Until: Day, Services: Type.Array(SupplierService) });
export type SupplierDays = Static<typeof SupplierDays>;
