import { useEffect, useMemo, useSyncExternalStore } from "react";
import { withStorage } from "../../../../../platform/web/withStorage";

/** In the URL's format. Session storage, as children's ages are private. */
const KEY = "malecon.guests";

const read = () => withStorage(() => sessionStorage.getItem(KEY)) ?? "";

/** Adds the guests of the last search in this tab to a query without guests. (LODGE-27) */
export const withStoredGuests = (params: URLSearchParams) => withGuests(params, read());

function withGuests(params: URLSearchParams, kept: string): URLSearchParams {
  if (params.has("rooms") || !kept) return params;
  const whole = new URLSearchParams(params);
  whole.set("rooms", kept);
  return whole;
}

/**
 * The same for the page's query, whose guests are stored for later searches. A server-rendered page has no stored ones.
 */
export function useStoredGuests(params: URLSearchParams): URLSearchParams {
  const rooms = params.get("rooms");
  useEffect(() => {
    if (rooms) withStorage(() => sessionStorage.setItem(KEY, rooms));
  }, [rooms]);
  const kept = useSyncExternalStore(listenToNothing, read, readNothing);
  return useMemo(() => withGuests(params, kept), [params, kept]);
}

/** The last search is this page's own, and its address names it. */
const listenToNothing = () => () => undefined;
const readNothing = () => "";
