import type { PaymentProvider } from "../../shared/enumerations";

/** How the money is paid: with a card on our page, with a card on the payment page behind a link, by bank transfer. */
export const means = ["card", "link", "transfer"] as const;
export type Means = (typeof means)[number];

/** The facts about a payment method that both sides need. */
export type MethodFacts = {
  id: PaymentProvider;
  /** A card is charged while the client waits. Otherwise the plan waits for money that is paid elsewhere. */
  takesCards: boolean;
  /** Who records arriving money and sends refunds: the provider, or staff by hand (who may also enter parts). */
  movedBy: "provider" | "staff";
  /** Selects the words of emails and papers for this way of paying: `money.way.<means>` and the like. */
  means: Means;
};
