import { readStorage } from "./session/browserStorage";
import { withStorage } from "./withStorage";

/** An entry of the browser's storage, which all tabs share. */
export type BrowserEntry = {
  /** The stored text; null: nothing is stored. */
  read: () => string | null;
  /** Null deletes the entry. If the browser refuses storage, the text lives as long as the page. */
  write: (text: string | null) => void;
  /** Calls back after each change, in this tab or another. Returns the function that stops it. */
  listen: (listener: () => void) => () => void;
};

export function browserEntry(key: string): BrowserEntry {
  const listeners = new Set<() => void>();
  let unwritten: string | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** A change by another tab; the key is null when a tab has deleted everything. */
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };

  return {
    read: () => readStorage(key) ?? unwritten,
    write: (text) => {
      const isWritten = withStorage(() => {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        return true;
      });
      unwritten = isWritten ? null : text;
      notify();
    },
    listen: (listener) => {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
  };
}
