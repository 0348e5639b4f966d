import Type, { type Static } from "typebox";
import { LONGEST } from "../../../shared/longest";
import { AskedMinorUnits, Id, Line, Uuid } from "../../../shared/schemas";

/** The fields of every payment order, for any method. */
export const paymentOrder = {
  TravelPlanId: Id,
  ClientId: Id,
  /** The id of this attempt, made once by the browser: a repeated request answers with the same attempt. */
  PaymentKey: Uuid,
  /** The amount that the client agreed to, minor units, the method's charge included; any other is refused. */
  Amount: AskedMinorUnits,
  AcceptTerms: Type.Boolean(),
};
export type PaymentOrder = Static<Type.TObject<typeof paymentOrder>>;

/** The fields of every card payment's order. */
export const cardOrder = {
  ...paymentOrder,
  /** The change of a paid booking whose difference is paid; absent: the plan is. Not from the fund. (PLAN-44) */
  BookingId: Type.Optional(Id),
  /** The part paid from the client's fund; the card is charged the rest. */
  FundAmount: Type.Optional(AskedMinorUnits),
  HolderName: Line(LONGEST.wholeName),
};
export type CardOrder = Static<Type.TObject<typeof cardOrder>>;

/**
 * Fields of a card order that a request may leave out: the server fills them in, or refuses it naming them. (PAY-29)
 */
export const optionalInCardOrder = {
  PaymentKey: Type.Optional(Uuid),
  Amount: Type.Optional(AskedMinorUnits),
  HolderName: Type.Optional(Line(LONGEST.wholeName)),
  AcceptTerms: Type.Optional(Type.Boolean()),
};
