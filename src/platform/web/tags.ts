/** Cache tags: a change invalidates some, and shown data with these tags are fetched again. */
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
 * The tag of what is listed as free, which a booking changes. The page that books shows one offer, which keeps the tag
 * without an id: it would be asked for again just as it was taken.
 */
export const listed = <Offers extends "CarOffers" | "LodgingOffers">(type: Offers) => ({ type, id: "list" }) as const;

/**
 * The tags to invalidate after a change of a plan: the plan, the client's active and paid plans, and the states of its
 * checkout and payments. Without an id, those of every plan.
 */
export const planTags = (id?: number) =>
  [
    { type: "Plan", id },
    { type: "Plan", id: "active" },
    { type: "Plan", id: "paid" },
    { type: "Plan", id: "unpaid" },
    { type: "Checkout", id },
  ] as const;
