import { withStorage } from "../withStorage";
import { storedEntries } from "./storedSession";

/**
 * The browser's storage for redux-persist. If it is blocked, nothing is stored and nothing fails. A save writes only
 * the entries that this tab has changed: redux-persist always passes all of them, and would overwrite what another tab
 * has stored meanwhile.
 */
export function browserStorage() {
  let known: Record<string, unknown> = {};
  return {
    getItem: async (key: string) => {
      const text = readStorage(key);
      known = storedEntries(text);
      return text;
    },
    setItem: async (key: string, text: string) => {
      const entries = storedEntries(text);
      const changed = Object.entries(entries).filter(([name, value]) => value !== known[name]);
      known = entries;
      const stored = { ...entries, ...storedEntries(readStorage(key)), ...Object.fromEntries(changed) };
      withStorage(() => localStorage.setItem(key, JSON.stringify(stored)));
    },
    removeItem: async (key: string) => withStorage(() => localStorage.removeItem(key)),
  };
}

const PROBE = "malecon.probe";
/** More characters than a session has. */
const ROOM = 1_024;

/** Whether a session could be stored now: not where the browser refuses storage, or has no room left. */
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
