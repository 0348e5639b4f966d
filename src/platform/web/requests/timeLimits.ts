import { SECOND } from "../../../shared/instant";

/**
 * Milliseconds that a call waits for its answer. A later answer is ignored, so that a dead connection does not block a
 * page for ever.
 */
export const CALL_WITHIN = 30 * SECOND;
/** Milliseconds without data after which a download fails, and the limit for the answer after an upload. */
export const FILE_WITHIN = 150 * SECOND;
/** The speed in bytes a second of the slowest connection, from which an upload's time limit is computed. (SAFE-44) */
const SLOWEST_LINE = 8_000;

/** Milliseconds for an upload of so many bytes and its answer, because fetch reports no upload progress. */
export const fileWithin = (bytes: number): number => FILE_WITHIN + Math.ceil((bytes / SLOWEST_LINE) * SECOND);

/** Milliseconds after which a part of a file, which the server only stores, is sent again. (SAFE-71) */
export const partWithin = (bytes: number): number => CALL_WITHIN + Math.ceil((bytes / SLOWEST_LINE) * SECOND);

/** A signal that ends a request after so many milliseconds, its body included. */
export function endedAfter(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
}

/** A signal that ends a request after so many milliseconds without data; `over`: the request has ended. */
export function endedBySilence(milliseconds: number): { signal: AbortSignal; heard: () => void; over: () => void } {
  const limit = new AbortController();
  const end = () => limit.abort();
  let timer = setTimeout(end, milliseconds);
  const over = () => clearTimeout(timer);
  const heard = () => {
    over();
    timer = setTimeout(end, milliseconds);
  };
  return { signal: limit.signal, heard, over };
}
