import Type, { type Static } from "typebox";
import { Strict, Uuid } from "../../../../shared/schemas";
import { cardOrder, optionalInCardOrder } from "../order.schemas";

/** What the card form needs: the public key for the provider's fields, and where they are. */
export const CardFields = Strict({
  ApiAccessKey: Type.String(),
  /** The URL of the page that holds them, on another origin than the shop's. (SAFE-16) */
  Page: Type.String(),
});
export type CardFields = Static<typeof CardFields>;

export const CloverPayment = Strict({
  ...cardOrder,
  /** The provider's single-use token; without it, `CardId` names a saved card. */
  Token: Type.Optional(Type.String({ pattern: "^clv_[A-Za-z0-9_-]{1,80}$", shape: "cloverToken" })),
  CardId: Type.Optional(Uuid),
  /** The provider saves the token's card for later payments. */
  KeepCard: Type.Optional(Type.Boolean()),
});
export type CloverPayment = Static<typeof CloverPayment>;

/** The same as a request body, in which some fields are optional. */
export const CloverPaymentBody = Strict({ ...CloverPayment.properties, ...optionalInCardOrder });
export type CloverPaymentBody = Static<typeof CloverPaymentBody>;
