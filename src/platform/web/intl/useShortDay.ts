import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { HavanaDate } from "../../../shared/havana";

/**
 * Formats a Havana day as "Sat, Mar 13" with our own messages: the first view shows such days, and creating a browser's
 * date format takes a phone a tenth of a second.
 */
export function useShortDay(): (day: HavanaDate) => string {
  const intl = useIntl();
  return useCallback(
    (day) => {
      const at = new Date(day);
      const nameOf = (id: "time.weekdays" | "time.months", nr: number) => intl.formatMessage({ id }).split(" ")[nr];
      const weekday = nameOf("time.weekdays", at.getUTCDay());
      const month = nameOf("time.months", at.getUTCMonth());
      return intl.formatMessage({ id: "time.shortDay" }, { weekday, month, day: at.getUTCDate() });
    },
    [intl],
  );
}
