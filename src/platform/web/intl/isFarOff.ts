import { DAY, type Instant } from "../../../shared/instant";

/** Together these spans are a year, so that a day without its year is unambiguous. */
const ELEVEN_MONTHS = 335 * DAY;
const A_MONTH = 30 * DAY;

/** Whether a day, to come or past, could be taken for another year's if its year is not named. */
export function isFarOff(at: Instant): boolean {
  const away = at - Date.now();
  return away > ELEVEN_MONTHS || away < -A_MONTH;
}
