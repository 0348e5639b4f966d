import { useSyncExternalStore } from "react";
import { type Instant, SECOND } from "../../shared/instant";

/** Milliseconds that the server's clock is ahead of the browser's. */
let ahead = 0;

const listeners = new Set<() => void>();

/** The longest accepted duration of an answer, in milliseconds. */
const TAKEN = 10 * SECOND;

/**
 * Stores the server's time from an answer, which it had at most `within` milliseconds ago: a smaller difference does
 * not mean a wrong clock.
 */
export function keepServerNow(now: Instant, within = TAKEN): void {
  const told = now - Date.now();
  if (Math.abs(told - ahead) < within) return;
  ahead = told;
  for (const listener of listeners) listener();
}

/**
 * The server's time, epoch ms, which decides when days begin and end; the browser's until an answer has arrived. For
 * checks on an action and for content after a page's start: it causes no render. (CAR-11)
 */
export const serverNow = (): Instant => Date.now() + ahead;

/**
 * The same for a component that renders from a page's start on, and again once the server's time is known. The time
 * comes with the reserve period, which every page has. It is no query, because every card of a list needs it. (CAR-11,
 * SPEED-4)
 */
export function useServerTime(): Instant {
  return Date.now() + useSyncExternalStore(listen, readAhead, readAsDrawn);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readAhead = () => ahead;

/** Pages are rendered by the server's clock, and hydrated by the browser's. */
const readAsDrawn = () => 0;
