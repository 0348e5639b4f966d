/** Milliseconds after which something runs although the page is busy. */
const LATEST = 500;

/** Runs something when the page is idle; Safari has no such callback, and runs it in the next task. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run);
}
