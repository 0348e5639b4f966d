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
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import {
  dayNames,
  fromSearchParams,
  type LodgingSearchChoice,
  type LodgingSearchView,
  toSearchParams,
} from "../../search/lodging.search-url";
import { askForLodging } from "../lodging.api";
import { useStoredGuests } from "./form/storedGuests";

/** The view in the URL, and how to change it. Each change is a history entry; all changes in a sheet are one. */
export function useLodgingSearchView() {
  const [address, setParams] = useSearchParams();
  const { state } = useLocation();
  const today = havanaDate(useServerTime());
  const ahead = useReserveDays(ProductType.Lodging)?.minimumDays;
  const params = useStoredDays(useStoredGuests(address), { names: dayNames, today, ahead });
  const lang = useSelector(selectLanguage);
  const dispatch = useDispatch<AppDispatch>();
  const view = useMemo(() => fromSearchParams(params, today), [params, today]);
  const ask = useCallback((next: LodgingSearchView) => dispatch(askForLodging(next, lang)), [dispatch, lang]);
  const show = useCallback(
    (change: Partial<LodgingSearchView>) => {
      const next = { ...view, page: 0, ...change };
      ask(next);
      setParams(toSearchParams(next), isSheet(state) ? { replace: true, state } : {});
    },
    [ask, setParams, view, state],
  );
  /** Another search begins at the first page and keeps the order. */
  const search = useCallback(
    (change: Partial<LodgingSearchChoice>) => show({ search: { ...view.search, ...change } }),
    [show, view],
  );
  const moved = correctedEnd(params, dayNames, view.search.CheckOut);
  return { view, moved, today, ask, show, search };
}
