import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useServerTime } from "../../../../../platform/web/serverNow";
import { havanaDate } from "../../../../../shared/havana";
import { fromSearchParams, type LodgingSearchView, namesStay, stayOnly } from "../../../search/lodging.search-url";

/** The days and guests in the URL, to be passed on to other pages; null if it names no days. */
export function useNamedStay(): LodgingSearchView | null {
  const [params] = useSearchParams();
  const today = havanaDate(useServerTime());
  return useMemo(() => (namesStay(params) ? stayOnly(fromSearchParams(params, today)) : null), [params, today]);
}
