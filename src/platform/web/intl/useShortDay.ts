import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { HavanaDate } from "../../../shared/havana";
import { isFarOff } from "./isFarOff";

/**
 * Formats a Havana day as "Sat, Mar 13", or as "Mon, Mar 13, 2028" if it is far off, with our own messages: the first
 * view shows such days, and creating a browser's date format takes a phone a tenth of a second. (WEB-14)
 */
export function useShortDay(): (day: HavanaDate) => string {
  const intl = useIntl();
  return useCallback(
    (day) => {
      const at = new Date(day);
      const nameOf = (id: "time.weekdays" | "time.months", nr: number) => intl.formatMessage({ id }).split(" ")[nr];
      const weekday = nameOf("time.weekdays", at.getUTCDay());
      const month = nameOf("time.months", at.getUTCMonth());
      const id = isFarOff(at.getTime()) ? "time.shortDayOfYear" : "time.shortDay";
      return intl.formatMessage({ id }, { weekday, month, day: at.getUTCDate(), year: at.getUTCFullYear() });
    },
    [intl],
  );
}
