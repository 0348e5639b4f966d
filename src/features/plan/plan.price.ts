import type { Instant } from "../../shared/instant";
import type { Minor } from "../../shared/money";
import type { PriceLine } from "../../shared/schemas";
import type { CancellationRule } from "./cancellation.rules";

/** The breakdown of a booking's price as it was shown and is guaranteed. Amounts in minor units. */
export type BookedPrice = {
  priceLines: PriceLine[];
  inCubaLines: PriceLine[];
  deposit: Minor;
  /** Cancelling is free of charge until then, epoch ms. */
  freeCancellationUntil: Instant | null;
  /** Rental days or nights. */
  days: number;
  /** The cancellation schedule at the time of booking; older bookings without one follow today's rules. */
  cancellation?: CancellationRule[];
};

/** The extras booked with a car. */
export type BookedExtras = { extraDrivers: number; childSeats: number; flightNumber: string | null };
