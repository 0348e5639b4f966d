import { useCallback, useMemo } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation, useSearchParams } from "react-router";
import { useKeptDays } from "../../../../platform/web/calendar/keptDays";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useServerTime } from "../../../../platform/web/serverNow";
import type { AppDispatch } from "../../../../platform/web/state";
import { isSheet } from "../../../../platform/web/ui/page/sheetState";
import { movedEnd } from "../../../../platform/web/ui/results/movedEnd";
import { useChosen } from "../../../../platform/web/ui/results/useChosen";
import { MINIMUM_RENTAL_DAYS } from "../../../../shared/constants";
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import { useReserveDays } from "../../../plan/web/reserve/useReserveDays";
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
  const params = useKeptDays(address, { names: dayNames, today, ahead, atLeast: MINIMUM_RENTAL_DAYS });
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
  const [chosen, choose] = useChosen(view);
  const go = useCallback(
    (next: CarSearchView) => {
      ask(next);
      setParams(toSearchParams(next), isSheet(state) ? { replace: true, state } : {});
    },
    [ask, setParams, state],
  );
  const show = useCallback((change: Partial<CarSearchView>) => go({ ...chosen, page: 0, ...change }), [go, chosen]);
  /** Another search begins at the first page and keeps the order. */
  const search = useCallback(
    (change: Partial<CarSearchChoice>) => {
      const next = { ...chosen, page: 0, search: { ...chosen.search, ...change } };
      choose(next, () => go(next));
    },
    [go, choose, chosen],
  );
  const moved = movedEnd(params, dayNames, view.search.DropOff);
  return { view, chosen, moved, today, ask, show, search };
}
