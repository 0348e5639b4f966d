import { DAY, HOUR, MINUTE, SECOND } from "../../../shared/instant";

const pattern = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/;

/**
 * Milliseconds of an ISO 8601 duration of days, hours, minutes and seconds, such as `PT24H`; null for anything else.
 */
export function durationMs(text: string): number | null {
  const match = pattern.exec(text);
  if (!match || text.endsWith("P") || text.endsWith("T")) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND;
}
