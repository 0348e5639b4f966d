import Type from "typebox";
import { Accepted, Id, SiteId, Uuid } from "../../shared/schemas";
import { PolicyEdition } from "../information/information.schemas";

/** The policies that whoever books has to accept (CAR-4): properties of every booking form. */
export const acceptedPolicies = {
  AcceptPrivacy: Accepted("acceptPrivacy"),
  AcceptTerms: Accepted("acceptTerms"),
  AcceptCancellation: Accepted("acceptCancellation"),
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
   * with the booking that it made for as long as that is open. (PLAN-3)
   */
  RequestKey: Type.Optional(Uuid),
  /**
   * The edition of the policies that the client was shown (`getPolicyEdition`); by default the one in force. (INFO-26)
   */
  PolicyEdition: Type.Optional(PolicyEdition.properties.Edition),
};
