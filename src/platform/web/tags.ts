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
  "Sessions",
  "Access",
] as const;

export type TagType = (typeof tagTypes)[number];

/** The tag of lists of free offers. A single offer on its own page has the tag without an id. */
export const listed = <Offers extends "CarOffers" | "LodgingOffers">(type: Offers) => ({ type, id: "list" }) as const;

/** A plan, its checkout and the client's lists of plans. */
export const ofPlan = (id?: number) =>
  [
    { type: "Plan", id },
    { type: "Plan", id: "active" },
    { type: "Plan", id: "paid" },
    { type: "Plan", id: "unpaid" },
    { type: "Checkout", id },
  ] as const;

/** Every offer, listed or on its own page: a car or room has become free, was taken, or has another price. */
export const offerTags = ["CarOffers", "LodgingOffers"] as const;

/**
 * The tags to invalidate after a change of a plan: the plan, the client's active and paid plans, the states of its
 * checkout and payments, and the offers, because the change may have freed or taken a car or a room. Without an id,
 * those of every plan.
 */
export const planTags = (id?: number) => [...ofPlan(id), ...offerTags] as const;

/**
 * The same after a booking, which takes one of the listed `offers`. The offer itself is not reloaded: the booking page
 * still shows it, and would find it taken.
 */
export const bookedTags = (id: number, offers: (typeof offerTags)[number]) => [...ofPlan(id), listed(offers)] as const;
