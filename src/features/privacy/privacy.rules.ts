import { addDays, type HavanaDate, havanaDate, havanaInstant } from "../../shared/havana";
import type { Instant } from "../../shared/instant";

/**
 * Days after the last service's day (Havana) for which documents are kept: until then suppliers send fines and damages.
 * (SAFE-12)
 */
export const KEEP_DOCUMENTS_DAYS = 90;

/** The day on which documents are deleted; `lastUse`: the end of the last service, or when they were given. */
export function deletedOn(lastUse: Instant): HavanaDate {
  return addDays(havanaDate(lastUse), KEEP_DOCUMENTS_DAYS);
}

/** Documents last used before this instant are due for deletion: a midnight in Havana. */
export function deletedBefore(now: Instant): Instant {
  return havanaInstant(addDays(havanaDate(now), 1 - KEEP_DOCUMENTS_DAYS));
}

/** The possible obstacles to closing an account. Ids, minor units. */
export type ClosingFacts = {
  /** A plan with bookings that are unconfirmed, unpaid, unsigned, or still to come. */
  openPlanId: number | null;
  /** A payment, link or refund without a known outcome, or that waits for staff. */
  moneyUnderWay: boolean;
  /** The balance of the client's fund. */
  credit: number;
};

export type Obstacle = "planOpen" | "moneyOwed" | "creditLeft";

/** Why an account cannot be closed now; null: it can. Credit is no obstacle if the client gives it up. */
export function obstacleOf(
  { openPlanId, moneyUnderWay, credit }: ClosingFacts,
  givesUpCredit: boolean,
): Obstacle | null {
  if (openPlanId !== null) return "planOpen";
  if (moneyUnderWay) return "moneyOwed";
  return credit > 0 && !givesUpCredit ? "creditLeft" : null;
}
