import Type from "typebox";
import { AskedMinorUnits, Id, Line, Uuid } from "../../../shared/schemas";

/** The fields of every payment order, for any method. */
export const paymentOrder = {
  TravelPlanId: Id,
  ClientId: Id,
  /** The id of this attempt, made once by the browser: a repeated request answers with the same attempt. */
  PaymentKey: Uuid,
  /** What the client saw and agreed to, minor units, the method's charge included; another amount is refused. */
  Amount: AskedMinorUnits,
  AcceptTerms: Type.Boolean(),
};

/** The same for a card. */
export const cardOrder = {
  ...paymentOrder,
  /** The part paid from the client's fund; the card is charged the rest. */
  FundAmount: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  HolderName: Line(120),
};

/** What of a card's order may be left out of a request: it is known without the payer, or refused by its name. (PAY-29) */
export const optionalInCardOrder = {
  PaymentKey: Type.Optional(Uuid),
  Amount: Type.Optional(AskedMinorUnits),
  HolderName: Type.Optional(Line(120)),
  AcceptTerms: Type.Optional(Type.Boolean()),
};
