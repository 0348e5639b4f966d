import type { SeasonName } from "../../../shared/enumerations";
import { addDays, type HavanaDate } from "../../../shared/havana";

/** First and last day, and the factor on rates in thousandths. */
export type Season = { name: SeasonName; fromDay: HavanaDate; toDay: HavanaDate; perMille: number };

/**
 * The last day with the same rates as a day: the end of its season, or the day before the next season. After the last
 * season, which counts as low without end, the day itself.
 */
export function ratesHoldUntil(day: HavanaDate, seasons: readonly Pick<Season, "fromDay" | "toDay">[]): HavanaDate {
  const season = seasons.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
  if (season) return season.toDay;
  const next = seasons.find(({ fromDay }) => fromDay > day);
  return next ? addDays(next.fromDay, -1) : day;
}
