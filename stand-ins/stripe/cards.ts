/** A test card's behaviour at the stand-in's page (docs/testing.md, Payment links). */
export type StripeCard = { number: string; brand: string } & (
  | { behaviour: "approved" | "asksBank"; code: "" }
  | { behaviour: "declined"; code: Exclude<DeclineCode, "incorrect_number"> }
);

/** The provider's codes of a refusal. */
export type DeclineCode = "card_declined" | "insufficient_funds" | "expired_card" | "incorrect_number";

export const stripeCards: readonly StripeCard[] = [
  { number: "4242424242424242", brand: "visa", behaviour: "approved", code: "" },
  { number: "4000002500003155", brand: "visa", behaviour: "asksBank", code: "" },
  { number: "4000000000000002", brand: "visa", behaviour: "declined", code: "card_declined" },
  { number: "4000000000009995", brand: "visa", behaviour: "declined", code: "insufficient_funds" },
  { number: "4000000000000069", brand: "visa", behaviour: "declined", code: "expired_card" },
];

/** How the webhooks of a payment are sent: once, twice, ten times concurrently, out of order, or never. */
export const deliveries = ["once", "twice", "tenTimes", "outOfOrder", "lost"] as const;
export type Delivery = (typeof deliveries)[number];

/** Faults that QA can set for the next payment with any link, whatever the payer chooses there. */
export const linkFaults = ["decline", "slow", "late", "lost", "duplicate", "outOfOrder"] as const;
export type LinkFault = (typeof linkFaults)[number];

/**
 * The delay of the shop's notification in milliseconds, and how often it is sent: `late` is after the shop has asked by
 * itself, within a minute.
 */
export const webhookOf: Record<Exclude<LinkFault, "decline">, { after: number; delivery: Delivery }> = {
  slow: { after: 8_000, delivery: "once" },
  late: { after: 90_000, delivery: "once" },
  lost: { after: 0, delivery: "lost" },
  duplicate: { after: 0, delivery: "twice" },
  outOfOrder: { after: 0, delivery: "outOfOrder" },
};
