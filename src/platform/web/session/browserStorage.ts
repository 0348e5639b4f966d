import { withStorage } from "../withStorage";

/** What this tab last read or wrote, by key. */
const known = new Map<string, string | null>();

/**
 * The browser's storage for redux-persist. If it is blocked, nothing is stored and nothing fails. Unchanged values are
 * not written again, because another tab may have stored something newer meanwhile.
 */
export const browserStorage = {
  getItem: async (key: string) => {
    const text = readStorage(key);
    known.set(key, text);
    return text;
  },
  setItem: async (key: string, text: string) => {
    if (known.get(key) === text) return;
    known.set(key, text);
    withStorage(() => localStorage.setItem(key, text));
  },
  removeItem: async (key: string) => withStorage(() => localStorage.removeItem(key)),
};

const PROBE = "malecon.probe";
/** More characters than a stored session has. */
const ROOM = 1_024;

/** Whether a session could be stored now: false if the browser refuses storage or it is full. */
export function keepsSession(): boolean {
  const isKept = withStorage(() => {
    localStorage.setItem(PROBE, PROBE.padEnd(ROOM));
    return true;
  });
  withStorage(() => localStorage.removeItem(PROBE));
  return isKept ?? false;
}

export function readStorage(key: string): string | null {
  return withStorage(() => localStorage.getItem(key)) ?? null;
}
