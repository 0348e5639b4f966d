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
  freeCancellationUntil: Instant;
  /** Rental days or nights. */
  days: number;
  /** What cancelling costs, as it was when it was booked; bookings from before it was kept follow the rules of today. */
  cancellation?: CancellationRule[];
};

/** The extras booked with a car. */
export type BookedExtras = { extraDrivers: number; childSeats: number; flightNumber: string | null };
