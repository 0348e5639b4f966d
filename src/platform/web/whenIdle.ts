/** Runs something in a moment when the page has nothing else to do; Safari knows none, and runs it next. */
export const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? setTimeout)(run);
