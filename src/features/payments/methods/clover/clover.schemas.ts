import Type, { type Static } from "typebox";
import { AskedMinorUnits, Id, Line, Strict, Uuid } from "../../../../shared/schemas";

/** What the card form needs: the public key that the provider's fields speak with, and which cards are taken. */
export const CardFields = Strict({
  ApiAccessKey: Type.String(),
  /** The URL of the page that holds them, on another origin than the shop's. (SAFE-16) */
  Page: Type.String(),
});
export type CardFields = Static<typeof CardFields>;

export const CloverPayment = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  /** The id of this attempt, made once by the browser: a repeated request answers with the same attempt. */
  PaymentKey: Uuid,
  /** The provider's single-use token; or, in its place, one of the client's saved cards. */
  Token: Type.Optional(Type.String({ pattern: "^clv_[A-Za-z0-9_-]{1,80}$" })),
  CardId: Type.Optional(Uuid),
  /** The provider keeps the token's card for the client's next payments. */
  KeepCard: Type.Optional(Type.Boolean()),
  /** What the payer saw and agreed to, minor units; another amount than the plan's is refused. */
  Amount: AskedMinorUnits,
  /** What of it is paid from the client's fund; the card is charged the rest. */
  FundAmount: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  HolderName: Line(120),
  AcceptTerms: Type.Boolean(),
});
export type CloverPayment = Static<typeof CloverPayment>;

/** The same as it may be sent: what can be known without the payer may be left out. (PAY-29) */
export const CloverPaymentBody = Strict({
  ...CloverPayment.properties,
  PaymentKey: Type.Optional(Uuid),
  Amount: Type.Optional(AskedMinorUnits),
  HolderName: Type.Optional(Line(120)),
  AcceptTerms: Type.Optional(Type.Boolean()),
});
export type CloverPaymentBody = Static<typeof CloverPaymentBody>;
