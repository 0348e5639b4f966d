import Type, { type Static } from "typebox";
import { Line, Strict } from "../../../../shared/schemas";
import { cardOrder, optionalInCardOrder } from "../order.schemas";

/** The URL of the page that holds the provider's fields, on another origin than the shop's. (SAFE-16) */
export const PayeezyFields = Strict({ Page: Type.String() });
export type PayeezyFields = Static<typeof PayeezyFields>;

/** The provider's token of a card: its type as the provider names it, and `MMYY`. Never the card's number. */
const PayeezyToken = Strict({
  Type: Line(20),
  Value: Type.String({ pattern: "^[0-9]{12,19}$" }),
  ExpDate: Type.String({ pattern: "^[0-9]{4}$" }),
});

export const PayeezyPayment = Strict({ ...cardOrder, Token: PayeezyToken });
export type PayeezyPayment = Static<typeof PayeezyPayment>;

/** The same as it may be sent. */
export const PayeezyPaymentBody = Strict({
  ...PayeezyPayment.properties,
  ...optionalInCardOrder,
  Token: Type.Optional(PayeezyToken),
});
export type PayeezyPaymentBody = Static<typeof PayeezyPaymentBody>;
