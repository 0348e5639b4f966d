import { useEffect, useMemo } from "react";
import { attempt } from "../../../../../platform/web/attempt";

/** As the address has them; gone with the tab, as how old somebody's children are is nobody else's business. */
const KEY = "malecon.guests";

/** A query that names no guests, with those of the last search in this tab. (LODGE-27) */
export function withKeptGuests(params: URLSearchParams): URLSearchParams {
  const kept = attempt(() => sessionStorage.getItem(KEY));
  if (params.has("rooms") || !kept) return params;
  const whole = new URLSearchParams(params);
  whole.set("rooms", kept);
  return whole;
}

/** The same for the page's query, whose guests are kept for the next one. */
export function useKeptGuests(params: URLSearchParams): URLSearchParams {
  const rooms = params.get("rooms");
  useEffect(() => {
    if (rooms) attempt(() => sessionStorage.setItem(KEY, rooms));
  }, [rooms]);
  return useMemo(() => withKeptGuests(params), [params]);
}
