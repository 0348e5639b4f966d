import Type from "typebox";
import { Id, Uuid } from "../../shared/schemas";

/** The policies that whoever books has to accept (CAR-4): properties of every booking form. */
export const acceptedPolicies = {
  AcceptPrivacy: Type.Literal(true),
  AcceptTerms: Type.Literal(true),
  AcceptCancellation: Type.Literal(true),
};

/** What every call that books says besides its offer and form. */
export const bookingCall = {
  ClientId: Id,
  SiteId: Type.Integer(),
  Book: Type.Literal(true),
  /** One per intent to book: a repeated request answers with the same booking. */
  RequestKey: Uuid,
};
