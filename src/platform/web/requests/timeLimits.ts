import { SECOND } from "../../../shared/instant";

/** Milliseconds that a call waits for its answer. What comes later counts as none: a dead line holds no page for ever. */
export const CALL_WITHIN = 30 * SECOND;
/** Milliseconds for a file in either direction: the server gives a request two minutes to arrive, and then answers it. */
export const FILE_WITHIN = 150 * SECOND;

/** A signal that ends a request after so many milliseconds, its body included. */
export function endedAfter(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
}
