import { useSyncExternalStore } from "react";
import { type Instant, SECOND } from "../../shared/instant";

/** Milliseconds that the server's clock is ahead of the browser's. */
let ahead = 0;

const listeners = new Set<() => void>();

/** The most that an answer takes. */
const TAKEN = 10 * SECOND;

/**
 * Keeps what an answer has told of the server's time, at most `within` milliseconds ago: a difference below that is no
 * wrong clock.
 */
export function keepServerNow(now: Instant, within = TAKEN): void {
  const told = now - Date.now();
  if (Math.abs(told - ahead) < within) return;
  ahead = told;
  for (const listener of listeners) listener();
}

/**
 * The server's time, epoch ms, by which days begin and pass; the browser's until an answer has told it. For checks on
 * an action and for content after a page's start: it causes no render. (CAR-11)
 */
export const serverNow = (): Instant => Date.now() + ahead;

/**
 * The same for a component that is drawn from a page's start on, and again once the server's time is known. It comes
 * with the reserve period, which every page has. No query, as every card of a list needs it. (CAR-11, SPEED-4)
 */
export function useServerTime(): Instant {
  return Date.now() + useSyncExternalStore(listen, readAhead, readAsDrawn);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readAhead = () => ahead;

/** Pages are drawn by the server's clock, and taken over by the browser's. */
const readAsDrawn = () => 0;
