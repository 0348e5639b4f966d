import Type, { type Static } from "typebox";
import { AskedMinorUnits, Id, Line, Strict, Uuid } from "../../../../shared/schemas";

/** The URL of the page that holds the provider's fields, on another origin than the shop's. (SAFE-16) */
export const PayeezyFields = Strict({ Page: Type.String() });
export type PayeezyFields = Static<typeof PayeezyFields>;

/** The provider's token of a card: its type as the provider names it, and `MMYY`. Never the card's number. */
const PayeezyToken = Strict({
  Type: Line(20),
  Value: Type.String({ pattern: "^[0-9]{12,19}$" }),
  ExpDate: Type.String({ pattern: "^[0-9]{4}$" }),
});

export const PayeezyPayment = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  PaymentKey: Uuid,
  Token: PayeezyToken,
  Amount: AskedMinorUnits,
  FundAmount: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  HolderName: Line(120),
  AcceptTerms: Type.Boolean(),
});
export type PayeezyPayment = Static<typeof PayeezyPayment>;

/** The same as it may be sent: what is left out is known without the payer, or refused by its name. (PAY-29) */
export const PayeezyPaymentBody = Strict({
  ...PayeezyPayment.properties,
  PaymentKey: Type.Optional(Uuid),
  Token: Type.Optional(PayeezyToken),
  Amount: Type.Optional(AskedMinorUnits),
  HolderName: Type.Optional(Line(120)),
  AcceptTerms: Type.Optional(Type.Boolean()),
});
export type PayeezyPaymentBody = Static<typeof PayeezyPaymentBody>;
