import { useIntl } from "react-intl";
import type { Instant } from "../../../../shared/instant";

export type Grain = "second" | "minute";

/** Formats an instant in Havana's time, to the second or the minute. */
export function useTime(grain: Grain = "second"): (instant: Instant) => string {
  const intl = useIntl();
  return (instant) =>
    intl.formatDate(instant, {
      dateStyle: "medium",
      timeStyle: grain === "second" ? "medium" : "short",
      hourCycle: "h23",
      timeZone: "America/Havana",
    });
}
