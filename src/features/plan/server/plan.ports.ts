import type { Tx } from "../../../platform/server/services";
import type { HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { SupplierNews } from "../checkout/checkout.effects";

/** Who made something happen. */
export type Actor = { kind: "client" | "staff" | "system" | "provider"; id: number | null };

/** What the checkout needs from each product, handed in by the composition. Bookings of other products are left alone. */
export type Inventory = {
  /** Lets go of what bookings held. */
  release: (tx: Tx, bookingIds: readonly number[]) => Promise<void>;
  /** Holds again what bookings held once, or as good; the ids of those for which there was something. */
  reclaim?: (tx: Tx, bookingIds: readonly number[]) => Promise<number[]>;
};

/** Tells the people of the suppliers that bookings have. (DESK-80) */
export type TellSuppliers = (tx: Tx, news: readonly SupplierNews[], at: Instant) => Promise<void>;

/** What the plan has to know of its client's documents; the composition provides it. */
export type PlanChecks = {
  /** The earliest day to which the passport must be valid for a trip; null when it is, or when none is known. */
  passportNeededUntil: (
    tx: Tx,
    clientId: number,
    trip: { firstDay: HavanaDate; lastDay: HavanaDate },
  ) => Promise<HavanaDate | null>;
};
