import type { Tx } from "../../../platform/server/services";
import type { ProductType } from "../../../shared/enumerations";
import type { HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";

/** Who made something happen. */
export type Actor = { kind: "client" | "staff" | "system" | "provider"; id: number | null };

/** What happens to the bookings of a plan. */
export type BookingFact =
  | {
      type: "booking.added";
      booking: { id: number; productType: ProductType; startsAt: Instant; endsAt: Instant; amount: Minor };
    }
  | { type: "booking.confirmed" | "booking.cancelled" | "booking.removed"; bookingId: number };

/** What the checkout needs from each product, handed in by the composition. Bookings of other products are left alone. */
export type Inventory = {
  /** Lets go of what bookings held. */
  release: (tx: Tx, bookingIds: readonly number[]) => Promise<void>;
  /** Holds again what bookings held once, or as good; the ids of those for which there was something. */
  reclaim?: (tx: Tx, bookingIds: readonly number[]) => Promise<number[]>;
};

/** What the plan asks of its client's documents, handed in by the composition. */
export type PlanChecks = {
  /** The earliest day to which the passport must be valid for a trip; null when it is, or when none is known. */
  passportNeededUntil: (
    tx: Tx,
    clientId: number,
    trip: { firstDay: HavanaDate; lastDay: HavanaDate },
  ) => Promise<HavanaDate | null>;
};
