import type { Services } from "../../../app/server/services";
import type { ProductType } from "../../../shared/enumerations";
import type { HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";

/** A transaction, or the database itself. */
export type Tx = Services["db"];

/** Who made something happen. */
export type Actor = { kind: "client" | "staff" | "system" | "provider"; id: number | null };

/** What happens to bookings, told to the plan's ledger. */
export type BookingFact =
  | {
      type: "booking.added";
      booking: { id: number; productType: ProductType; startsAt: Instant; endsAt: Instant; amount: Minor };
    }
  | { type: "booking.confirmed" | "booking.cancelled" | "booking.removed"; bookingId: number };

/**
 * What the plan needs from above, handed in by the composition: the checkout's ledger. Inside the given transaction it
 * locks the plan, asks the machine, appends and applies the effects. Throws Problem `checkout.refused` with the reasons.
 */
export type PlanLedger = {
  record: (tx: Tx, planId: number, fact: BookingFact, actor: Actor) => Promise<void>;
  /** Whether a booking may be added to the plan now; if not, the next booking begins another plan. */
  acceptsBookings: (tx: Tx, planId: number) => Promise<boolean>;
};

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
