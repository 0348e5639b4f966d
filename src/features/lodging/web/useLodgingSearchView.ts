import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { havanaDate } from "../../../shared/havana";
import {
  fromSearchParams,
  type LodgingSearchChoice,
  type LodgingSearchView,
  toSearchParams,
} from "../lodging.search-url";

/** The view that the URL holds, and how to change it; each change is a step of the browser's history. */
export function useLodgingSearchView() {
  const [params, setParams] = useSearchParams();
  const today = havanaDate(Date.now());
  const view = useMemo(() => fromSearchParams(params, today), [params, today]);
  const show = useCallback(
    (change: Partial<LodgingSearchView>) => setParams(toSearchParams({ ...view, page: 0, ...change })),
    [setParams, view],
  );
  /** Another search begins at the first page and keeps the order. */
  const search = useCallback(
    (change: Partial<LodgingSearchChoice>) => show({ search: { ...view.search, ...change } }),
    [show, view],
  );
  return { view, today, show, search };
}
