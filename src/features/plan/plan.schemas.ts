import Type, { type Static } from "typebox";
import { Day, Hour, Id, InstantMs, MinorUnits, Nullable, PriceLine, Strict } from "../../shared/schemas";

/** The car part of a booking, with what the voucher needs. */
export const BookedCar = Strict({
  ClassName: Type.String(),
  ModelName: Type.String(),
  TransmissionId: Type.Integer(),
  ZoneCode: Type.String(),
  PickUp: Day,
  StartHour: Hour,
  DropOff: Day,
  EndHour: Hour,
  Days: Type.Integer(),
  PickUpOffice: Type.String(),
  PickUpZone: Type.String(),
  DropOffOffice: Type.String(),
  DropOffZone: Type.String(),
  DriverName: Type.String(),
  ExtraDrivers: Type.Integer(),
  ChildSeats: Type.Integer(),
});
export type BookedCar = Static<typeof BookedCar>;

/** Its status is the machine's: requested, confirmed, declined, lapsed, cancelled or refunded. Instants in epoch ms. */
export const Booking = Strict({
  BookingId: Id,
  TravelPlanId: Id,
  ProductType: Type.Integer(),
  Status: Type.String(),
  Name: Type.String(),
  SupplierName: Type.String(),
  SupplierReference: Nullable(Type.String()),
  DeclineReason: Nullable(Type.String()),
  CreatedAt: InstantMs,
  StartsAt: InstantMs,
  EndsAt: InstantMs,
  CurrencyCode: Type.Literal("USD"),
  PayNow: MinorUnits,
  PriceLines: Type.Array(PriceLine),
  PayInCuba: MinorUnits,
  InCubaLines: Type.Array(PriceLine),
  Deposit: MinorUnits,
  FreeCancellationUntil: InstantMs,
  VoucherNumber: Nullable(Type.String()),
  Car: Nullable(BookedCar),
});
export type Booking = Static<typeof Booking>;

export const TravelPlan = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  CreatedAt: InstantMs,
  Bookings: Type.Array(Booking),
  CurrencyCode: Type.Literal("USD"),
  PayNow: MinorUnits,
  PayInCuba: MinorUnits,
  /** Dotted state of the checkout machine, for lists; pages ask the machine itself. */
  State: Type.String(),
  PaidAt: Nullable(InstantMs),
  SignUrl: Nullable(Type.String()),
});
export type TravelPlan = Static<typeof TravelPlan>;
