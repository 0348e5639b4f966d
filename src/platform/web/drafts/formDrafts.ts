import { parseJson, recordOf } from "../../../shared/unknownData";
import { withStorage } from "../withStorage";

/** Unsent input of a form: texts by field name. */
export type DraftValues = Record<string, string>;

const PREFIX = "malecon.draft.";
/** Marks a draft that was deleted in this tab, so that no other tab's copy restores it. */
const DROPPED = "";

/**
 * Drafts are stored in the tab's session storage (WEB-15): a reload, other pages and an expired session keep them,
 * log-off and closing the tab delete them. Each belongs to a client. If storage is blocked, a draft lasts as long as
 * its form.
 */
export function readDraft(form: string, clientId: number): DraftValues | null {
  const stored = recordOf(parseJson(withStorage(() => sessionStorage.getItem(PREFIX + form))));
  if (stored.clientId !== clientId) return null;
  const texts = Object.entries(recordOf(stored.values)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export function keepDraft(form: string, clientId: number, values: DraftValues): void {
  withStorage(() => sessionStorage.setItem(PREFIX + form, JSON.stringify({ clientId, values })));
}

export function dropDraft(form: string): void {
  withStorage(() => {
    if (sessionStorage.getItem(PREFIX + form) !== null) sessionStorage.setItem(PREFIX + form, DROPPED);
  });
}

/** Stored drafts by their key. */
export type StoredDrafts = Record<string, string>;

export function draftEntries(): StoredDrafts {
  const stored = withStorage(() => Object.entries(sessionStorage)) ?? [];
  return Object.fromEntries(stored.filter(([key, draft]) => key.startsWith(PREFIX) && draft !== DROPPED));
}

/** Stores drafts of another tab, unless this tab has its own, or has deleted it. */
export function storeMissingDrafts(drafts: StoredDrafts): void {
  withStorage(() => {
    for (const [key, draft] of Object.entries(drafts))
      if (key.startsWith(PREFIX) && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, draft);
  });
}

/** Deletes all drafts, after a log-off. */
export function dropAllDrafts(): void {
  withStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}
