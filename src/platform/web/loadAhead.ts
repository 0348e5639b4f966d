/**
 * Prefetches code that is likely needed next. A failure is ignored: the code that needs it loads it again and reports
 * the error.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
