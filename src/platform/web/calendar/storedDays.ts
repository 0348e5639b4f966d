import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { addDays, type HavanaDate, isHavanaDate } from "../../../shared/havana";
import { withStorage } from "../withStorage";

/** The first and last day, Havana dates, of the last search in this tab. */
const KEY = "malecon.days";

type Days = {
  /** The names of the query parameters for the first and the last day. */
  readonly names: readonly [first: string, last: string];
  /** The page's current day: stored days before it are ignored. */
  readonly today: HavanaDate;
  /** How many days ahead the page's stays begin; an earlier first day is moved there. */
  readonly ahead?: number | undefined;
  /** The minimum number of days; fewer become the default length of a search. */
  readonly atLeast?: number | undefined;
};

const read = () => withStorage(() => sessionStorage.getItem(KEY)) ?? "";

/** Adds the days of the last answered search in this tab to a query without days. (WEB-41) */
export const withStoredDays = (params: URLSearchParams, days: Days) => withDays(params, days, read());

function withDays(params: URLSearchParams, { names, today, ahead = 1, atLeast = 1 }: Days, days: string) {
  const [kept = "", last = ""] = days.split(" ");
  if (names.some((name) => params.has(name)) || !isStay(kept, last) || kept <= today) return params;
  const earliest = addDays(today, ahead);
  const isTooEarly = kept < earliest;
  const first = isTooEarly ? earliest : kept;
  const whole = new URLSearchParams(params);
  whole.set(names[0], first);
  if (addDays(first, atLeast) <= last) whole.set(names[1], last);
  return whole;
}

/** The same for the page's query. A page that is rendered for everybody has no stored days. */
export function useStoredDays(params: URLSearchParams, { names, today, ahead, atLeast }: Days): URLSearchParams {
  const [nameOfFirst, nameOfLast] = names;
  const days = useSyncExternalStore(listenToNothing, read, readNothing);
  return useMemo(
    () => withDays(params, { names: [nameOfFirst, nameOfLast], today, ahead, atLeast }, days),
    [params, nameOfFirst, nameOfLast, today, ahead, atLeast, days],
  );
}

/** The last search is this page's own, and is named in its address. */
const listenToNothing = () => () => undefined;
const readNothing = () => "";

/**
 * Stores the days in the page's address for later searches, once they were `answered`: days that the server refuses
 * would be refused on the next page too. (WEB-41)
 */
export function useStoreDays(names: Days["names"], answered: boolean): void {
  const [params] = useSearchParams();
  const [first = "", last = ""] = names.map((name) => params.get(name) ?? "");
  useEffect(() => {
    if (answered && isStay(first, last)) withStorage(() => sessionStorage.setItem(KEY, `${first} ${last}`));
  }, [answered, first, last]);
}

const isStay = (first: string, last: string): boolean => isHavanaDate(first) && isHavanaDate(last) && first < last;
