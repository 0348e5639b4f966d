import { addDays, type HavanaDate } from "../../../shared/havana";

/** The number of days that a supplier's page shows. */
export const DAYS_SHOWN = 7;

/** The days that a supplier may see: none before yesterday. (DESK-31) */
export function shownDays(wanted: HavanaDate, today: HavanaDate): HavanaDate[] {
  const yesterday = addDays(today, -1);
  const from = wanted < yesterday ? yesterday : wanted;
  return Array.from({ length: DAYS_SHOWN }, (_, days) => addDays(from, days));
}
