import { SECOND } from "../../../shared/instant";

/** Milliseconds that a call waits for its answer. What comes later counts as none: a dead line holds no page for ever. */
export const CALL_WITHIN = 30 * SECOND;
/** Milliseconds in which something of a file that is fetched has to come; and for the answer to one that was sent. */
export const FILE_WITHIN = 150 * SECOND;
/** Bytes that come over the slowest line in a second, by which a file that is sent has its time. (SAFE-44) */
const SLOWEST_LINE = 8_000;

/** Milliseconds for a file of so many bytes to be sent and answered: no browser tells how much of it is gone. */
export const fileWithin = (bytes: number): number => FILE_WITHIN + Math.ceil((bytes / SLOWEST_LINE) * SECOND);

/** Milliseconds for a part of a file, which the server only stores: then it is sent again. (SAFE-71) */
export const partWithin = (bytes: number): number => CALL_WITHIN + Math.ceil((bytes / SLOWEST_LINE) * SECOND);

/** A signal that ends a request after so many milliseconds, its body included. */
export function endedAfter(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
}

/** A signal that ends a request once nothing of it was heard for so many milliseconds; `over`: it has ended. */
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
