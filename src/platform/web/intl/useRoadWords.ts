import { useCallback } from "react";
import { useIntl } from "react-intl";
import { shownKilometres, shownMinutes } from "../../../shared/roads/roadDistance";

/** Kilometres and minutes by road, in the wire's form. */
type Way = { readonly Kilometres: number; readonly Minutes: number };

/** "22 km, 30 min", "185 km, 2 h 45 min", "under 2 km": as accurate as positions and roads are. (ROAD-1) */
export function useRoadWords(): (way: Way) => string {
  const intl = useIntl();
  return useCallback(
    ({ Kilometres, Minutes }) => {
      const kilometres = shownKilometres(Kilometres);
      if (kilometres === 0) return intl.formatMessage({ id: "road.near" });
      const minutes = shownMinutes(Minutes);
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      const id = hours === 0 ? "road.minutes" : rest === 0 ? "road.hours" : "road.hoursMinutes";
      const time = intl.formatMessage({ id }, { hours, minutes: rest });
      return intl.formatMessage({ id: "road.way" }, { kilometres, time });
    },
    [intl],
  );
}
