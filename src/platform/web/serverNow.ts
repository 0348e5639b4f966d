import type { Instant } from "../../shared/instant";

/** Milliseconds that the server's clock is ahead of the browser's. */
let ahead = 0;

/** Keeps what an answer has just told of the server's time. */
export function keepServerNow(now: Instant): void {
  ahead = now - Date.now();
}

/**
 * The server's time, epoch ms, by which days begin and pass; the browser's until an answer has told it. For what is
 * rendered or checked after a page's start: it renders nothing again by itself. (CAR-11)
 */
export const serverNow = (): Instant => Date.now() + ahead;
