import Type from "typebox";
import { Accepted, AskedMinorUnits, Id, SiteId, StatedPrice, Uuid } from "../../../shared/schemas";
import { PolicyEdition } from "../../information/information.schemas";

/** The policies that whoever books has to accept (CAR-4): properties of every booking form. */
export const acceptedPolicies = {
  AcceptPrivacy: Accepted("acceptPrivacy"),
  AcceptTerms: Accepted("acceptTerms"),
  AcceptCancellation: Accepted("acceptCancellation"),
};

/**
 * The price that the client was shown, in minor units: if it has changed, nothing is booked. Omitted fields are not
 * compared. (PLAN-37)
 */
export const shownPrice = {
  /** The total price, paid online and in Cuba, without the deposit. */
  Total: Type.Optional(AskedMinorUnits),
  /** The part of `Total` that is paid in Cuba. */
  PayInCuba: Type.Optional(AskedMinorUnits),
  Deposit: Type.Optional(AskedMinorUnits),
};

/**
 * The fields that every booking call has besides its offer and form; the browser sends more than is required. (WIRE-28)
 */
export const bookingCall = {
  ClientId: Id,
  SiteId,
  Book: Type.Literal(true),
  /**
   * One per intent to book: a repeated request answers with the same booking. Without one, the same request answers
   * with its earlier booking for as long as that is open. (PLAN-3)
   */
  RequestKey: Type.Optional(Uuid),
  /**
   * The edition of the policies that the client was shown (`getPolicyEdition`); by default the one in force. (INFO-26)
   */
  PolicyEdition: Type.Optional(PolicyEdition.properties.Edition),
  /**
   * Refuses with 409 `plan.bookedAlready` a repeated booking: the same stay of the same people, or a car for the same
   * driver, at the same time. Without this field it is booked, and the plan warns of it. (PLAN-38)
   */
  UnlessBooked: Type.Optional(Type.Boolean()),
  ...shownPrice,
};
export type BookingCall = Type.Static<Type.TObject<typeof bookingCall>>;

/** The answer of every booking call: the booking, and the price at which it was made. (PLAN-37) */
export const bookingCreated = { BookingId: Id, TravelPlanId: Id, ...StatedPrice.properties };
