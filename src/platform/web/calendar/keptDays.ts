import { useEffect, useMemo } from "react";
import { addDays, type HavanaDate, isHavanaDate } from "../../../shared/havana";
import { attempt } from "../attempt";

/** The first and last day, Havana dates, of the last search in this tab. */
const KEY = "malecon.days";

type Days = {
  /** The query's parameters for the first and the last day. */
  readonly names: readonly [first: string, last: string];
  /** The page's day: earlier days are not taken up. */
  readonly today: HavanaDate;
  /** Fewer days are made as many as a search begins with. */
  readonly atLeast?: number;
};

/** Adds the days of the last search in this tab to a query without days. (WEB-41) */
export function withKeptDays(params: URLSearchParams, { names, today, atLeast = 1 }: Days): URLSearchParams {
  const [first = "", last = ""] = (attempt(() => sessionStorage.getItem(KEY)) ?? "").split(" ");
  if (names.some((name) => params.has(name)) || !isStay(first, last) || first <= today) return params;
  const whole = new URLSearchParams(params);
  whole.set(names[0], first);
  if (addDays(first, atLeast) <= last) whole.set(names[1], last);
  return whole;
}

/** The same for the page's query, whose days are stored for later searches. */
export function useKeptDays(params: URLSearchParams, { names, today, atLeast = 1 }: Days): URLSearchParams {
  const [first, last] = names.map((name) => params.get(name) ?? "");
  useEffect(() => {
    if (isStay(first, last)) attempt(() => sessionStorage.setItem(KEY, `${first} ${last}`));
  }, [first, last]);
  const [nameOfFirst, nameOfLast] = names;
  return useMemo(
    () => withKeptDays(params, { names: [nameOfFirst, nameOfLast], today, atLeast }),
    [params, nameOfFirst, nameOfLast, today, atLeast],
  );
}

const isStay = (first = "", last = ""): boolean => isHavanaDate(first) && isHavanaDate(last) && first < last;
