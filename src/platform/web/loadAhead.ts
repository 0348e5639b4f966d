import { whenIdle } from "./whenIdle";

/**
 * Prefetches code that is likely needed next, once the page is idle, so that the result of a press is painted first. A
 * failure is ignored: the code that needs it loads it again and reports the error. (SPEED-4, SPEED-6)
 */
export function loadAhead(load: () => Promise<unknown>): void {
  whenIdle(() => void load().catch(() => {}));
}
