import { addDays, type HavanaDate, havanaDate, havanaInstant } from "../../shared/havana";
import type { Instant } from "../../shared/instant";

/** Days after the day of the last service, Havana's, that documents are kept: suppliers send fines and damages until then. (SAFE-12) */
export const KEEP_DOCUMENTS_DAYS = 90;

/** The day on which documents are deleted whose client's last service ended, or which were given, at `lastUse`. */
export function deletedOn(lastUse: Instant): HavanaDate {
  return addDays(havanaDate(lastUse), KEEP_DOCUMENTS_DAYS);
}

/** Documents last of use before this instant are to be deleted now: the end of Havana's day so many days ago. */
export function deletedBefore(now: Instant): Instant {
  return havanaInstant(addDays(havanaDate(now), 1 - KEEP_DOCUMENTS_DAYS));
}

/** What stands in the way of closing an account. Ids, minor units. */
export type Standing = {
  /** A plan with bookings that are open, paid for and still to come, or to be signed. */
  openPlanId: number | null;
  /** A payment, a link or a refund whose end is not known, or that waits for the desk. */
  moneyUnderWay: boolean;
  /** What the client has in the fund. */
  credit: number;
};

export type Obstacle = "planOpen" | "moneyOwed" | "creditLeft";

/** Why an account cannot be closed now; null: it can. Credit is given up by saying so. */
export function obstacleOf({ openPlanId, moneyUnderWay, credit }: Standing, givesUpCredit: boolean): Obstacle | null {
  if (openPlanId !== null) return "planOpen";
  if (moneyUnderWay) return "moneyOwed";
  return credit > 0 && !givesUpCredit ? "creditLeft" : null;
}
