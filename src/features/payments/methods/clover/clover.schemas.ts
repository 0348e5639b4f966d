import Type, { type Static } from "typebox";
import { Strict, Uuid } from "../../../../shared/schemas";
import { cardOrder, optionalInCardOrder } from "../order.schemas";

/** What the card form needs: the public key that the provider's fields speak with, and which cards are taken. */
export const CardFields = Strict({
  ApiAccessKey: Type.String(),
  /** The URL of the page that holds them, on another origin than the shop's. (SAFE-16) */
  Page: Type.String(),
});
export type CardFields = Static<typeof CardFields>;

export const CloverPayment = Strict({
  ...cardOrder,
  /** The provider's single-use token; or, in its place, one of the client's saved cards. */
  Token: Type.Optional(Type.String({ pattern: "^clv_[A-Za-z0-9_-]{1,80}$" })),
  CardId: Type.Optional(Uuid),
  /** The provider keeps the token's card for the client's next payments. */
  KeepCard: Type.Optional(Type.Boolean()),
});
export type CloverPayment = Static<typeof CloverPayment>;

/** The same as it may be sent. */
export const CloverPaymentBody = Strict({ ...CloverPayment.properties, ...optionalInCardOrder });
export type CloverPaymentBody = Static<typeof CloverPaymentBody>;
