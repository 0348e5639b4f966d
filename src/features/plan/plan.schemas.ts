import Type, { type Static } from "typebox";
import { Facts, Id, InstantMs, MinorUnits, Nullable, PriceLine, Strict, USD } from "../../shared/schemas";
import { AcceptedPolicy } from "../information/information.schemas";
import { bookingStatuses } from "./bookings/bookingStatus";
import { stateNames } from "./checkout/checkout.states";
import { planWarningCodes } from "./plan.warnings";

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

/**
 * The name by which the API's description finds the schemas that products supply (`described` of
 * src/products/product.server.ts).
 */
export const DETAILS_TITLE = "BookedDetails";

/** In the API's description this is one of the products' schemas, which the plan does not know. */
export const BookedDetails = Type.Unknown({ title: DETAILS_TITLE });

const bookingFields = {
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
  /** Rental days or nights, from which a cancellation is computed. */
  Units: Type.Integer(),
  CancellationRules: Type.Array(CancellationRow),
  VoucherNumber: Nullable(Type.String()),
  /** The booking that it replaces, or replaced when it was confirmed. Not in the specification. (PLAN-40) */
  Replaces: Type.Optional(Id),
  /**
   * The booking that stands in the place of this cancelled one, the last of several changes. Not in the specification.
   * (PLAN-40)
   */
  ReplacedBy: Type.Optional(Id),
  /**
   * The product's details: `BookedCar`, `BookedLodging`, … by `ProductType`. Null if they are lost. Only its product
   * reads them (`bookedCar`, `bookedLodging`).
   */
  Details: BookedDetails,
  /**
   * Its breakdown is damaged: the amounts due are right, but the lines and the cost of cancelling are unknown.
   * (OPS-113)
   */
  Unreadable: Type.Optional(Type.Literal(true)),
};

/**
 * Its status is the chart's. Instants in epoch ms. The details are repeated under the product's own name (`Car`,
 * `Lodging`), for programs older than `Details`.
 */
export const Booking = Type.Object(bookingFields, { additionalProperties: BookedDetails });
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
  /** The amount due: the open bookings and the charge of the chosen method. (PLAN-8) */
  PayNow: MinorUnits,
  /** The part of PayNow that is the method's charge. */
  Charge: MinorUnits,
  PayInCuba: MinorUnits,
  /** Dotted state of the chart, for lists; pages ask the chart itself. */
  State: Type.Enum(stateNames),
  /** Whether the next booking joins this plan, if it is the newest. (PLAN-2) */
  AcceptsBookings: Type.Boolean(),
  PaidAt: Nullable(InstantMs),
  /** Where the receipt is signed; null unless the plan waits for it, for the first time or again. (PLAN-43) */
  SignUrl: Nullable(Type.String()),
  /** Only for the active plan and for a single plan; empty in lists of plans. */
  Warnings: Type.Array(PlanWarning),
  /** Its facts cannot be read now, so it cannot be changed; the next booking starts another plan. (OPS-113) */
  Unreadable: Type.Optional(Type.Literal(true)),
});
export type TravelPlan = Static<typeof TravelPlan>;

/** `Now`: the server's time, from which days are counted. */
export const ReservePeriod = Strict({ Days: Type.Integer(), Now: InstantMs });
export type ReservePeriod = Static<typeof ReservePeriod>;

/** The policies that a plan's client accepted together. (INFO-24) */
export const AcceptedPolicies = Strict({ AcceptedAt: InstantMs, Policies: Type.Array(AcceptedPolicy) });
export type AcceptedPolicies = Static<typeof AcceptedPolicies>;

/** The same, and whether they are in force: then the acceptance also counts for the payment. (PAY-2) */
export const PoliciesOfPlan = Strict({ ...AcceptedPolicies.properties, InForce: Type.Boolean() });
export type PoliciesOfPlan = Static<typeof PoliciesOfPlan>;
