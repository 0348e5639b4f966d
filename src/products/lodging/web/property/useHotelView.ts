import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useReserveDays } from "../../../../features/plan/web/reserve/useReserveDays";
import { useStoredDays } from "../../../../platform/web/calendar/storedDays";
import { useServerTime } from "../../../../platform/web/serverNow";
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import {
  dayNames,
  fromSearchParams,
  type LodgingSearchChoice,
  namesStay,
  toSearchParams,
} from "../../search/lodging.search-url";
import { useStoredGuests } from "../search/form/storedGuests";

/**
 * The search in the URL of a property's page. `named`: it names days, so there are prices. Changes of days and guests
 * replace the history entry, so that one step back leads to the results.
 */
export function useHotelView() {
  const [address, setParams] = useSearchParams();
  const reserve = useReserveDays(ProductType.Lodging);
  const today = havanaDate(useServerTime());
  const params = useStoredDays(useStoredGuests(address), { names: dayNames, today, ahead: reserve?.minimumDays });
  const view = useMemo(() => fromSearchParams(params, today), [params, today]);
  const named = namesStay(params);
  const change = useCallback(
    (part: Partial<LodgingSearchChoice>) =>
      setParams(toSearchParams({ ...view, search: { ...view.search, ...part } }), { replace: true }),
    [setParams, view],
  );
  return { view, named, today, reserve, change };
}

export type HotelView = ReturnType<typeof useHotelView>;
