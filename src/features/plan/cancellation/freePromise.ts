import { PAY_WITHIN_HOURS } from "../../../shared/constants";
import { type HavanaDate, havanaDate } from "../../../shared/havana";
import { HOUR, type Instant } from "../../../shared/instant";

/**
 * Until when an offer is promised to be free to cancel: a day (Havana), or until it is paid. An unpaid booking can always
 * be cancelled for free, so a day is promised only if it comes after the time to pay. `until` is null if cancelling costs
 * something from the payment on. Instants in epoch ms. (REFUND-4)
 */
export const freePromise = (until: Instant | null, now: Instant): HavanaDate | "unpaid" =>
  until === null || until <= now + PAY_WITHIN_HOURS * HOUR ? "unpaid" : havanaDate(until);

type Offer = { readonly FreeCancellationUntil: Instant | null };

/** The promise that all offers of a list make, which is then said once above it; null if they differ or there are none. (WEB-51) */
export function sharedFreeCancellation(offers: readonly Offer[], now: Instant): HavanaDate | "unpaid" | null {
  const [first, ...others] = new Set(
    offers.map(({ FreeCancellationUntil }) => freePromise(FreeCancellationUntil, now)),
  );
  return first === undefined || others.length > 0 ? null : first;
}
