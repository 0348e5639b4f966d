import { attempt } from "../attempt";

/** What was typed into a form and not sent yet: texts by their field's name. */
export type DraftValues = Record<string, string>;

const PREFIX = "malecon.draft.";

/**
 * Drafts live in the tab's storage (WEB-15): a reload, a walk through the site or an expired session keeps them,
 * log-off and the tab's end do not. Each belongs to a client. Where storage is closed to us it lives as long as its form.
 */
export function readDraft(form: string, clientId: number): DraftValues | null {
  const stored = record(parse(attempt(() => sessionStorage.getItem(PREFIX + form)) ?? ""));
  if (stored.clientId !== clientId) return null;
  const texts = Object.entries(record(stored.values)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export function keepDraft(form: string, clientId: number, values: DraftValues): void {
  attempt(() => sessionStorage.setItem(PREFIX + form, JSON.stringify({ clientId, values })));
}

export function dropDraft(form: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + form));
}

/** Drafts as they are stored, by their key. */
export type StoredDrafts = Record<string, string>;

export function draftEntries(): StoredDrafts {
  const stored = attempt(() => Object.entries(sessionStorage)) ?? [];
  return Object.fromEntries(stored.filter(([key]) => key.startsWith(PREFIX)));
}

/** Takes drafts over from another tab; what this one has stays. */
export function storeMissingDrafts(drafts: StoredDrafts): void {
  attempt(() => {
    for (const [key, draft] of Object.entries(drafts))
      if (key.startsWith(PREFIX) && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, draft);
  });
}

/** Leaves nothing of a client who has logged off. */
export function dropAllDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
