/** Runs something when the page is idle; Safari has no such callback, and runs it in the next task. */
export const whenIdle = (run: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(run);
