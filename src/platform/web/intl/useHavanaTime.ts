import { useMemo } from "react";
import { type FormatDateOptions, useIntl } from "react-intl";
import { fixSpanishDate } from "../../../shared/fixSpanishDate";
import { clockTime, type HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { useShortDay } from "./useShortDay";

const ZONE = "America/Havana";
const longDay = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Formats days and hours of services in Havana's time, and instants in Havana's or the viewer's time zone. */
export function useHavanaTime() {
  const intl = useIntl();
  const shortDay = useShortDay();
  return useMemo(() => {
    // A Havana day does not depend on the viewer's zone: it is formatted in UTC, from its midnight there.
    const midnight = (day: HavanaDate) => Date.parse(`${day}T00:00:00Z`);
    const write = (at: Instant, format: FormatDateOptions) => fixSpanishDate(intl.formatDate(at, format));
    return {
      /** "Saturday, March 13, 2027" */
      day: (day: HavanaDate) => write(midnight(day), { ...longDay, timeZone: "UTC" }),
      shortDay,
      hour: clockTime,
      /** An instant on Havana's clock: "Saturday, March 13, 2027 at 14:05" */
      instant: (instant: Instant) => write(instant, { ...longDay, ...clock, timeZone: ZONE }),
      /** An instant in the viewer's own time zone. */
      instantHere: (instant: Instant) => write(instant, { ...longDay, ...clock }),
    };
  }, [intl, shortDay]);
}
