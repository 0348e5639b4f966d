import { attempt } from "../../../platform/web/attempt";
import { readStorage } from "../../../platform/web/session/browserStorage";
import { isShownCurrency, type ShownCurrency } from "../currencies.rules";

const KEY = "malecon.currency";

const listeners = new Set<() => void>();
/** The choice where the browser refuses storage; lives as long as the page. */
let unwritten: string | null = null;

const tell = () => {
  for (const listen of listeners) listen();
};
const hear = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) tell();
};

/** The currency that this browser shows beside dollars; null: none. */
export function readCurrency(): ShownCurrency | null {
  const kept = readStorage(KEY) ?? unwritten;
  return isShownCurrency(kept) ? kept : null;
}

/** Other tabs are notified. */
export function keepCurrency(currency: ShownCurrency | null): void {
  const written = attempt(() => {
    if (currency === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, currency);
    return true;
  });
  unwritten = written ? null : currency;
  tell();
}

/** Calls back at each change, in this tab or another. Returns the function that stops it. */
export function hearCurrency(listen: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", hear);
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    if (listeners.size === 0) removeEventListener("storage", hear);
  };
}
