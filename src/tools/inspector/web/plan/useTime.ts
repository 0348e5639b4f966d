import { useIntl } from "react-intl";
import type { Instant } from "../../../../shared/instant";

/** Formats an instant in Havana's time, to the second. */
export function useTime(): (instant: Instant) => string {
  const intl = useIntl();
  return (instant) =>
    intl.formatDate(instant, {
      dateStyle: "medium",
      timeStyle: "medium",
      hourCycle: "h23",
      timeZone: "America/Havana",
    });
}
