import { useMemo } from "react";
import { type FormatDateOptions, useIntl } from "react-intl";
import { asWritten } from "../../../shared/asWritten";
import { clockTime, type HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { useShortDay } from "./useShortDay";

const ZONE = "America/Havana";
const longDay = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Writes days and hours of services as Havana's clock shows them, and instants in Havana's and the viewer's zone. */
export function useHavanaTime() {
  const intl = useIntl();
  const shortDay = useShortDay();
  return useMemo(() => {
    // A Havana day is a day on a calendar, whatever the viewer's zone: it is written from its midnight in UTC.
    const midnight = (day: HavanaDate) => Date.parse(`${day}T00:00:00Z`);
    const write = (at: Instant, format: FormatDateOptions) => asWritten(intl.formatDate(at, format));
    return {
      /** "Saturday, March 13, 2027" */
      day: (day: HavanaDate) => write(midnight(day), { ...longDay, timeZone: "UTC" }),
      shortDay,
      hour: clockTime,
      /** An instant on Havana's clock: "Saturday, March 13, 2027 at 14:05" */
      instant: (instant: Instant) => write(instant, { ...longDay, ...clock, timeZone: ZONE }),
      /** The same instant on the viewer's own clock. */
      instantHere: (instant: Instant) => write(instant, { ...longDay, ...clock }),
    };
  }, [intl, shortDay]);
}
