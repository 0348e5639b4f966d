import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { HavanaDate } from "../../../shared/havana";
import { isFarOff } from "./isFarOff";

type DayParts = { weekday: string; month: string; day: number; year: number; farOff: boolean };

/** A Havana day's parts, with the weekday's and month's names from our messages. */
export function useDayParts(): (day: HavanaDate) => DayParts {
  const intl = useIntl();
  return useCallback(
    (day) => {
      const at = new Date(day);
      const nameOf = (id: "time.weekdays" | "time.months", nr: number) =>
        intl.formatMessage({ id }).split(" ")[nr] ?? "";
      return {
        weekday: nameOf("time.weekdays", at.getUTCDay()),
        month: nameOf("time.months", at.getUTCMonth()),
        day: at.getUTCDate(),
        year: at.getUTCFullYear(),
        farOff: isFarOff(at.getTime()),
      };
    },
    [intl],
  );
}

/**
 * Formats a Havana day as "Sat, Mar 13", or as "Mon, Mar 13, 2028" if it is far off or long past, with our own messages: the first
 * view shows such days, and creating a browser's date format takes a phone a tenth of a second. (WEB-14) Its spaces are
 * non-breaking, so that no line ends within a day.
 */
export function useShortDay(): (day: HavanaDate) => string {
  const intl = useIntl();
  const partsOf = useDayParts();
  return useCallback(
    (day) => {
      const { farOff, ...parts } = partsOf(day);
      return intl.formatMessage({ id: farOff ? "time.shortDayOfYear" : "time.shortDay" }, parts);
    },
    [intl, partsOf],
  );
}
