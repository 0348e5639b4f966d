import { browserEntry } from "../../../platform/web/browserEntry";
import { type Kept, keptIn, nothingKept } from "../saved.rules";

const { read, write, listen } = browserEntry("malecon.saved");

let known = { text: "", kept: nothingKept };

/** What this browser stores: the same object until it changes. */
export function readKept(): Kept {
  const text = read() ?? "";
  if (text !== known.text) known = { text, kept: keptIn(text) };
  return known.kept;
}

/** Changes what is stored, on top of what another tab has written since. */
export const changeKept = (change: (kept: Kept) => Kept): void => write(JSON.stringify(change(readKept())));

/** Deletes everything. */
export const forgetKept = (): void => write(null);

export const listenToKept = listen;
