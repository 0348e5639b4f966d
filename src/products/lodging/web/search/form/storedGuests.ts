import { useEffect, useMemo } from "react";
import { withStorage } from "../../../../../platform/web/withStorage";

/** In the URL's format. Session storage, as children's ages are private. */
const KEY = "malecon.guests";

/** Adds the guests of the last search in this tab to a query without guests. (LODGE-27) */
export function withStoredGuests(params: URLSearchParams): URLSearchParams {
  const kept = withStorage(() => sessionStorage.getItem(KEY));
  if (params.has("rooms") || !kept) return params;
  const whole = new URLSearchParams(params);
  whole.set("rooms", kept);
  return whole;
}

/** The same for the page's query, whose guests are stored for later searches. */
export function useStoredGuests(params: URLSearchParams): URLSearchParams {
  const rooms = params.get("rooms");
  useEffect(() => {
    if (rooms) withStorage(() => sessionStorage.setItem(KEY, rooms));
  }, [rooms]);
  return useMemo(() => withStoredGuests(params), [params]);
}
