import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { HavanaDate } from "../../../shared/havana";
import { useDayParts, useShortDay } from "./useShortDay";

/** Formats two Havana days for little room: "Thu, Dec 3 – Sun, Dec 6", in Spanish with the month once if both are in it. */
export function useShortRange(): (from: HavanaDate, to: HavanaDate) => string {
  const intl = useIntl();
  const shortDay = useShortDay();
  const partsOf = useDayParts();
  return useCallback(
    (from, to) => {
      const first = partsOf(from);
      const last = partsOf(to);
      if (first.farOff || from.slice(0, 7) !== to.slice(0, 7))
        return intl.formatMessage({ id: "time.range" }, { from: shortDay(from), to: shortDay(to) });
      const { month, weekday: fromWeekday, day: fromDay } = first;
      const { weekday: toWeekday, day: toDay } = last;
      return intl.formatMessage({ id: "time.rangeInMonth" }, { month, fromWeekday, fromDay, toWeekday, toDay });
    },
    [intl, shortDay, partsOf],
  );
}
