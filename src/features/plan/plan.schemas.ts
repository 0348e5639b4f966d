import Type, { type Static } from "typebox";
import { buildings, propertyKinds } from "../../shared/lodgingCodes";
import { OfficeHours } from "../../shared/officeOpening.schemas";
import { Day, Facts, Hour, Id, InstantMs, MinorUnits, Nullable, PriceLine, Strict, USD } from "../../shared/schemas";
import { AcceptedPolicy } from "../information/information.schemas";
import { CoverPhoto } from "../photos/photos.schemas";
import { bookingStatuses } from "./bookingStatus";
import { stateNames } from "./checkout/checkout.states";
import { planWarningCodes } from "./plan.warnings";

/** The car part of a booking, with what the voucher needs. */
export const BookedCar = Strict({
  ClassName: Type.String(),
  ModelName: Type.String(),
  Photo: Type.Optional(CoverPhoto),
  TransmissionId: Type.Integer(),
  ClassId: Id,
  /** At pick-up. */
  ZoneId: Id,
  ZoneCode: Type.String(),
  PickUp: Day,
  StartHour: Hour,
  DropOff: Day,
  EndHour: Hour,
  Days: Type.Integer(),
  PickUpOffice: Type.String(),
  PickUpZone: Type.String(),
  /** When that office is open; empty: at any hour. (OPS-98) */
  PickUpHours: Type.Array(OfficeHours),
  DropOffOffice: Type.String(),
  DropOffHours: Type.Array(OfficeHours),
  DropOffZone: Type.String(),
  DriverName: Type.String(),
  ExtraDrivers: Type.Integer(),
  ChildSeats: Type.Integer(),
  /** The driver's flight, if given: the rental desk waits for it. (CAR-20) */
  FlightNumber: Nullable(Type.String()),
});
export type BookedCar = Static<typeof BookedCar>;

/** A car's driver with the papers, as booked. */
export const BookedDriver = Strict({
  FirstName: Type.String(),
  LastName: Type.String(),
  BirthDate: Day,
  CountryId: Id,
  Passport: Type.String(),
  PassportExpires: Day,
  LicenseNumber: Type.String(),
  LicenseCountryId: Id,
  LicenseIssued: Day,
  LicenseExpires: Day,
});
export type BookedDriver = Static<typeof BookedDriver>;

/** Somebody who travels, as booked (LODGE-10); the first of a booking is the main one. */
export const Traveler = Strict({
  /** Of the passport. */
  Country: Id,
  Name: Type.String(),
  LastName: Type.String(),
  Passport: Type.String(),
  /** Absent where the booking does not say it. Ours. (LODGE-30) */
  PassportExpires: Type.Optional(Day),
  IsMainUser: Type.Boolean(),
});
export type Traveler = Static<typeof Traveler>;

/** A room with its guests: adults first, then the children as their ages are listed. `Age` is null for an adult. */
export const BookedRoom = Strict({
  room: Type.Integer(),
  adultsAmount: Type.Integer(),
  childrenAmount: Type.Integer(),
  childrenAgeList: Type.Array(Type.Integer()),
  /** `Traveler` is null while nobody is named. */
  Guests: Type.Array(Strict({ Age: Nullable(Type.Integer()), Traveler: Nullable(Traveler) })),
});
export type BookedRoom = Static<typeof BookedRoom>;

/** The lodging part of a booking, with what the voucher needs. Codes name messages, as in lodging.enumerations.ts. */
export const BookedLodging = Strict({
  HotelId: Id,
  HotelName: Type.String(),
  Photo: Type.Optional(CoverPhoto),
  Kind: Type.Enum(propertyKinds),
  Building: Type.Enum(buildings),
  Stars: Nullable(Type.Integer()),
  ZoneId: Id,
  ZoneCode: Type.String(),
  ZoneName: Type.String(),
  ProvinceName: Type.String(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  /** Street and number, as one line, and the phone; a villa's once the plan is paid. */
  Street: Nullable(Type.String()),
  Phone: Nullable(Type.String()),
  RoomClassId: Id,
  RoomClassCode: Type.String(),
  MealsPlanId: Id,
  MealsPlanCode: Type.String(),
  CheckIn: Day,
  CheckInHour: Hour,
  CheckOut: Day,
  CheckOutHour: Hour,
  Nights: Type.Integer(),
  Rooms: Type.Array(BookedRoom),
  Travelers: Type.Array(Traveler),
  Requests: Nullable(Type.String()),
});
export type BookedLodging = Static<typeof BookedLodging>;

/** A row of a cancellation schedule (CancelPolicyCode of REFUND-1). */
export const CancellationRow = Strict({
  code: Type.Integer(),
  fromDays: Nullable(Type.Integer()),
  toDays: Type.Integer(),
  percent: Nullable(Type.Integer()),
  units: Nullable(Type.Integer()),
  amount: Nullable(MinorUnits),
  noShow: Type.Boolean(),
});
export type CancellationRow = Static<typeof CancellationRow>;

/** Its status is the chart's. Instants in epoch ms. */
export const Booking = Strict({
  BookingId: Id,
  TravelPlanId: Id,
  ProductType: Type.Integer(),
  Status: Type.Enum(bookingStatuses),
  Name: Type.String(),
  SupplierName: Type.String(),
  SupplierReference: Nullable(Type.String()),
  DeclineReason: Nullable(Type.String()),
  CreatedAt: InstantMs,
  StartsAt: InstantMs,
  EndsAt: InstantMs,
  CurrencyCode: USD,
  PayNow: MinorUnits,
  PriceLines: Type.Array(PriceLine),
  PayInCuba: MinorUnits,
  InCubaLines: Type.Array(PriceLine),
  Deposit: MinorUnits,
  FreeCancellationUntil: Nullable(InstantMs),
  /** Rental days or nights, by which a cancellation is counted. */
  Units: Type.Integer(),
  CancellationRules: Type.Array(CancellationRow),
  VoucherNumber: Nullable(Type.String()),
  Car: Nullable(BookedCar),
  /** Of a car, in the client's own plans, unless the papers are erased. Ours. (CAR-62) */
  Driver: Type.Optional(BookedDriver),
  Lodging: Nullable(BookedLodging),
  /** Its breakdown is damaged: what is due is right, the lines and what cancelling costs are not known. (OPS-113) */
  Unreadable: Type.Optional(Type.Literal(true)),
});
export type Booking = Static<typeof Booking>;

/**
 * Something about a plan that its client may want to look at; it forbids nothing. The text is the message
 * `plan.warning.<Code>`, filled from the facts: days are Havana dates, `bookingId`s name the bookings it is about.
 * - stayTwice: bookingId, otherBookingId, hotel, from, to (the nights both have: first night, last night)
 * - staysOverlap: bookingId, otherBookingId, hotel, otherHotel, from, to (the nights both have: first night, last
 * night)
 * - carsOverlap: bookingId, otherBookingId, car, otherCar, driver, from, to (first and last day that the driver has both)
 * - nightsWithoutLodging: from, to (first and last such night), nights
 * - carElsewhere: bookingId (the car), otherBookingId (the stay), zone (of the car), otherZone (of the stay), hotel,
 * day
 * - passportTooShort: until (the earliest day to which the passport must be valid)
 */
export const PlanWarning = Strict({
  Code: Type.Enum(planWarningCodes),
  Facts,
});
export type PlanWarning = Static<typeof PlanWarning>;

export const TravelPlan = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  CreatedAt: InstantMs,
  Bookings: Type.Array(Booking),
  CurrencyCode: USD,
  /** What is due: the open bookings and the charge of the chosen method. (PLAN-8) */
  PayNow: MinorUnits,
  /** Of PayNow, the charge of the method. */
  Charge: MinorUnits,
  PayInCuba: MinorUnits,
  /** Dotted state of the chart, for lists; pages ask the chart itself. */
  State: Type.Enum(stateNames),
  /** Whether the next booking joins this plan, if it is the newest. (PLAN-2) */
  AcceptsBookings: Type.Boolean(),
  PaidAt: Nullable(InstantMs),
  SignUrl: Nullable(Type.String()),
  /** Only for the active plan and for a single plan; empty in lists of plans. */
  Warnings: Type.Array(PlanWarning),
  /** Its facts cannot be read now, so that nothing can be done with it; the next booking starts another. (OPS-113) */
  Unreadable: Type.Optional(Type.Literal(true)),
});
export type TravelPlan = Static<typeof TravelPlan>;

/** `Now`: the server's time, from which the days are counted. */
export const ReservePeriod = Strict({ Days: Type.Integer(), Now: InstantMs });
export type ReservePeriod = Static<typeof ReservePeriod>;

/** The policies that a plan's client accepted together. (INFO-24) */
export const AcceptedPolicies = Strict({ AcceptedAt: InstantMs, Policies: Type.Array(AcceptedPolicy) });
export type AcceptedPolicies = Static<typeof AcceptedPolicies>;
