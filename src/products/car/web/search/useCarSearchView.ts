import { useCallback, useMemo } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation, useSearchParams } from "react-router";
import { useReserveDays } from "../../../../features/plan/web/reserve/useReserveDays";
import { useStoredDays } from "../../../../platform/web/calendar/storedDays";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useServerTime } from "../../../../platform/web/serverNow";
import type { AppDispatch } from "../../../../platform/web/state";
import { isSheet } from "../../../../platform/web/ui/page/sheetState";
import { correctedEnd } from "../../../../platform/web/ui/results/correctedEnd";
import { MINIMUM_RENTAL_DAYS } from "../../../../shared/constants";
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import {
  type CarSearchChoice,
  type CarSearchView,
  dayNames,
  fromSearchParams,
  toSearchParams,
} from "../../search/car.search-url";
import { askForCars } from "./carSearch.api";
import { onOpenDays, useCarPlaces } from "./form/useCarPlaces";

/** The view in the URL, and how to change it. Each change is a history entry; all changes in a sheet are one. */
export function useCarSearchView() {
  const [address, setParams] = useSearchParams();
  const { state } = useLocation();
  const today = havanaDate(useServerTime());
  const ahead = useReserveDays(ProductType.CarRent)?.minimumDays;
  const params = useStoredDays(address, { names: dayNames, today, ahead, atLeast: MINIMUM_RENTAL_DAYS });
  const lang = useSelector(selectLanguage);
  const dispatch = useDispatch<AppDispatch>();
  const named = useMemo(() => fromSearchParams(params, today), [params, today]);
  const { zones } = useCarPlaces(named.search);
  const isDated = params.has("from");
  const view = useMemo(
    () => (isDated ? named : { ...named, search: onOpenDays(named.search, zones) }),
    [named, isDated, zones],
  );
  const ask = useCallback((next: CarSearchView) => dispatch(askForCars(next, lang)), [dispatch, lang]);
  const show = useCallback(
    (change: Partial<CarSearchView>) => {
      const next = { ...view, page: 0, ...change };
      ask(next);
      setParams(toSearchParams(next), isSheet(state) ? { replace: true, state } : {});
    },
    [ask, setParams, view, state],
  );
  /** Another search begins at the first page and keeps the order. */
  const search = useCallback(
    (change: Partial<CarSearchChoice>) => show({ search: { ...view.search, ...change } }),
    [show, view],
  );
  const moved = correctedEnd(params, dayNames, view.search.DropOff);
  return { view, moved, today, ask, show, search };
}
