import { addDays, type HavanaDate } from "../../shared/havana";

export type SeasonName = "peak" | "high" | "low";
/** First and last day, and the factor on rates in thousandths. */
export type Season = { name: SeasonName; fromDay: HavanaDate; toDay: HavanaDate; perMille: number };

const factors: Record<SeasonName, number> = { peak: 1250, high: 1000, low: 820 };

/** The seasons from the first day of one year to the last of another, without gaps and in order. (CAR-7) */
export function seasonsBetween(firstYear: number, lastYear: number): Season[] {
  const seasons: Season[] = [];
  for (let day = `${firstYear}-01-01`; day <= `${lastYear}-12-31`; day = addDays(day, 1)) {
    const name = seasonOf(day);
    const current = seasons.at(-1);
    if (current?.name === name) current.toDay = day;
    else seasons.push({ name, fromDay: day, toDay: day, perMille: factors[name] });
  }
  return seasons;
}

function seasonOf(day: HavanaDate): SeasonName {
  const ofYear = day.slice(5);
  const easter = easterSunday(Number(day.slice(0, 4)));
  if (day >= addDays(easter, -7) && day <= easter) return "peak";
  if (ofYear >= "12-16" || ofYear <= "01-09" || (ofYear >= "07-01" && ofYear <= "08-15")) return "peak";
  if (ofYear >= "11-01" || ofYear <= "04-30") return "high";
  return "low";
}

/**
 * The last day on which the rates of a day hold: that of its season, or the one before the next season begins. Of a day
 * behind the last season, which counts as low for good, the day itself.
 */
export function ratesHoldUntil(day: HavanaDate, seasons: readonly Pick<Season, "fromDay" | "toDay">[]): HavanaDate {
  const season = seasons.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
  if (season) return season.toDay;
  const next = seasons.find(({ fromDay }) => fromDay > day);
  return next ? addDays(next.fromDay, -1) : day;
}

/** Easter Sunday of a Gregorian year, by the anonymous algorithm. Holy Week is the seven days before it, and itself. */
export function easterSunday(year: number): HavanaDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(`${year}-03-01`, epact + weekday - 7 * late + 21);
}
