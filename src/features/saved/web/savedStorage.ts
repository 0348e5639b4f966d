import { browserEntry } from "../../../platform/web/browserEntry";
import { nothingSaved, parseSaved, type SavedState } from "../saved.rules";

const { read, write, listen } = browserEntry("malecon.saved");

let known = { text: "", kept: nothingSaved };

/** What this browser stores: the same object until it changes. */
export function readSaved(): SavedState {
  const text = read() ?? "";
  if (text !== known.text) known = { text, kept: parseSaved(text) };
  return known.kept;
}

/** Changes what is stored, on top of what another tab has written since. */
export const updateSaved = (change: (kept: SavedState) => SavedState): void =>
  write(JSON.stringify(change(readSaved())));

/** Deletes everything. */
export const clearSaved = (): void => write(null);

export const subscribeToSaved = listen;
