import { useEffect, useMemo } from "react";
import { attempt } from "../../../../../platform/web/attempt";

/** In the URL's format. Session storage, as children's ages are private. */
const KEY = "malecon.guests";

/** Adds the guests of the last search in this tab to a query without guests. (LODGE-27) */
export function withKeptGuests(params: URLSearchParams): URLSearchParams {
  const kept = attempt(() => sessionStorage.getItem(KEY));
  if (params.has("rooms") || !kept) return params;
  const whole = new URLSearchParams(params);
  whole.set("rooms", kept);
  return whole;
}

/** The same for the page's query, whose guests are stored for later searches. */
export function useKeptGuests(params: URLSearchParams): URLSearchParams {
  const rooms = params.get("rooms");
  useEffect(() => {
    if (rooms) attempt(() => sessionStorage.setItem(KEY, rooms));
  }, [rooms]);
  return useMemo(() => withKeptGuests(params), [params]);
}
