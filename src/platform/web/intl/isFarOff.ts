import { DAY, type Instant } from "../../../shared/instant";

const ELEVEN_MONTHS = 335 * DAY;

/** Whether a coming day could be taken for an earlier year's if its year is not named. */
export function isFarOff(at: Instant): boolean {
  return at - Date.now() > ELEVEN_MONTHS;
}
