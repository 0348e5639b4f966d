/** Cache tags: a change names what it has changed, and what is shown of it is fetched again. */
export const tagTypes = [
  "Client",
  "CarOffers",
  "LodgingOffers",
  "Plan",
  "Checkout",
  "Cards",
  "Documents",
  "Refunds",
  "Fund",
  "Notes",
  "Desk",
  "News",
  "Photos",
  "Policies",
] as const;

export type TagType = (typeof tagTypes)[number];

/**
 * What follows from a change of a plan: the plan, the client's active and paid plans, which it may join or leave, and the
 * states of its checkout and its payments. Without an id, of every plan.
 */
export const planTags = (id?: number) =>
  [
    { type: "Plan", id },
    { type: "Plan", id: "active" },
    { type: "Plan", id: "paid" },
    { type: "Checkout", id },
  ] as const;
