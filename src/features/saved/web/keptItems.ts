import { attempt } from "../../../platform/web/attempt";
import { readStorage } from "../../../platform/web/session/browserStorage";
import { type Kept, keptIn, nothingKept } from "../saved.rules";

const KEY = "malecon.saved";

const listeners = new Set<() => void>();
/** The items where the browser refuses storage; live as long as the page. */
let unwritten: string | null = null;
let known = { text: "", kept: nothingKept };

const stored = () => readStorage(KEY) ?? unwritten ?? "";
const tell = () => {
  for (const listen of listeners) listen();
};
const hear = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) tell();
};

/** What this browser stores: the same object until it changes. */
export function readKept(): Kept {
  const text = stored();
  if (text !== known.text) known = { text, kept: keptIn(text) };
  return known.kept;
}

/** Changes what is stored, on top of what another tab has written since. Other tabs are notified. */
export function changeKept(change: (kept: Kept) => Kept): void {
  const text = JSON.stringify(change(readKept()));
  unwritten = attempt(() => localStorage.setItem(KEY, text) ?? true) ? null : text;
  tell();
}

/** Deletes everything. */
export function forgetKept(): void {
  unwritten = null;
  attempt(() => localStorage.removeItem(KEY));
  tell();
}

/** Calls back at each change, in this tab or another. Returns the function that stops it. */
export function hearKept(listen: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", hear);
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    if (listeners.size === 0) removeEventListener("storage", hear);
  };
}
