import type { Tx } from "../../../platform/server/services";
import type { HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { SupplierNews } from "../checkout/checkout.effects";

export const actorKinds = ["client", "staff", "system", "provider"] as const;
/** Who made something happen. */
export type Actor = { kind: (typeof actorKinds)[number]; id: number | null };

/** What the checkout needs from each product, passed in by the composition. Bookings of other products are ignored. */
export type Inventory = {
  /** Releases the reservations of bookings. */
  release: (tx: Tx, bookingIds: readonly number[]) => Promise<void>;
  /** Reserves again what ended bookings had, or an equivalent. Resolves to the ids for which that was possible. */
  reclaim?: (tx: Tx, bookingIds: readonly number[]) => Promise<number[]>;
};

/** Notifies suppliers about their bookings. (DESK-80) */
export type NotifySuppliers = (tx: Tx, news: readonly SupplierNews[], at: Instant) => Promise<void>;

/** What the plan needs to know of its client's documents; provided by the composition. */
export type PlanChecks = {
  /** The day until which the passport must be valid for a trip; null if it is, or if no passport is known. */
  passportNeededUntil: (
    tx: Tx,
    clientId: number,
    trip: { firstDay: HavanaDate; lastDay: HavanaDate },
  ) => Promise<HavanaDate | null>;
};
