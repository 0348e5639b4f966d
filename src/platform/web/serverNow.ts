import { useSyncExternalStore } from "react";
import { type Instant, SECOND } from "../../shared/instant";

/** Milliseconds that the server's clock is ahead of the browser's. */
let ahead = 0;

const listeners = new Set<() => void>();

/** A smaller difference is counted as the time that the answer took, not as a wrong clock. */
const TAKEN = 10 * SECOND;

/** Keeps what an answer has just told of the server's time. */
export function keepServerNow(now: Instant): void {
  const told = now - Date.now();
  if (Math.abs(told - ahead) < TAKEN) return;
  ahead = told;
  for (const listener of listeners) listener();
}

/**
 * The server's time, epoch ms, by which days begin and pass; the browser's until an answer has told it. For what is
 * checked when somebody acts, or drawn after a page's start: it draws nothing again. (CAR-11)
 */
export const serverNow = (): Instant => Date.now() + ahead;

/**
 * The same for a component that is drawn from a page's start on, and again once the server's time is known. It comes
 * with the reserve period, which every page loads. No query, as every card of a list needs it. (CAR-11, SPEED-4)
 */
export function useServerTime(): Instant {
  return Date.now() + useSyncExternalStore(listen, readAhead, readAtBuild);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readAhead = () => ahead;

/** Pages are drawn at the build, and hydrated, by the browser's clock. */
const readAtBuild = () => 0;
