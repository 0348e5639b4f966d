import Type, { type Static } from "typebox";
import { Line, Strict } from "../../../../shared/schemas";
import { cardOrder, optionalInCardOrder } from "../order.schemas";

/** The URL of the page that holds the provider's fields, on another origin than the shop's. (SAFE-16) */
export const PayeezyFields = Strict({ Page: Type.String() });
export type PayeezyFields = Static<typeof PayeezyFields>;

/** The provider's token of a card, never its number. `Type` is the provider's name of the brand; expiry as `MMYY`. */
const PayeezyToken = Strict({
  Type: Line(20),
  Value: Type.String({ pattern: "^[0-9]{12,19}$", shape: "cardToken" }),
  ExpDate: Type.String({ pattern: "^[0-9]{4}$", shape: "cardExpiry" }),
});

export const PayeezyPayment = Strict({ ...cardOrder, Token: PayeezyToken });
export type PayeezyPayment = Static<typeof PayeezyPayment>;

/** The same as a request body, in which some fields are optional. */
export const PayeezyPaymentBody = Strict({
  ...PayeezyPayment.properties,
  ...optionalInCardOrder,
  Token: Type.Optional(PayeezyToken),
});
export type PayeezyPaymentBody = Static<typeof PayeezyPaymentBody>;
