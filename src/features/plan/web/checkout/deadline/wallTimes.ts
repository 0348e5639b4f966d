import { fixSpanishDate } from "../../../../../shared/fixSpanishDate";
import { DAY, type Instant } from "../../../../../shared/instant";

const HAVANA = "America/Havana";

/** An instant in Havana's time and in the viewer's; `here` is null if both are the same. */
export type WallTimes = { havana: string; here: string | null };

/**
 * Weekday and time of an instant in Havana and at the viewer's place; with the date if the weekday would be ambiguous.
 * The viewer's day is shown only if it differs from Havana's. (PLAN-21) ⏎ @param zone the viewer's IANA zone; by
 * default the browser's
 */
export function wallTimes(at: Instant, now: Instant, language: string, zone?: string): WallTimes {
  const isFar = Math.abs(at - now) > 6 * DAY;
  const time = (timeZone: string | undefined) =>
    new Intl.DateTimeFormat(language, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
  const weekday = (timeZone: string | undefined) =>
    fixSpanishDate(
      new Intl.DateTimeFormat(language, {
        timeZone,
        weekday: "long",
        ...(isFar && { day: "numeric", month: "long" }),
      }).format(at),
    );
  const havana = `${weekday(HAVANA)} ${time(HAVANA)}`;
  const there = `${weekday(zone)} ${time(zone)}`;
  if (there === havana) return { havana, here: null };
  return { havana, here: weekday(zone) === weekday(HAVANA) ? time(zone) : there };
}
