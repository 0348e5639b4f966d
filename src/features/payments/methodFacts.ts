import type { PaymentProvider } from "../../shared/enumerations";

/** How money comes: a card on our page, a card on the payment page that a link leads to, a bank transfer. */
export type Means = "card" | "link" | "transfer";

/** What both sides have to know of a payment method, whoever provides it. */
export type MethodFacts = {
  id: PaymentProvider;
  /** A card is charged while the client waits. Otherwise the plan waits for money that the client sends from elsewhere. */
  takesCards: boolean;
  /** Who records arriving money and sends refunds: the provider, or staff by hand, then also in parts. */
  movedBy: "provider" | "staff";
  /** What emails and papers call the way the money came: `money.way.<means>` and the like. */
  means: Means;
};
