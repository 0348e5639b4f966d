import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import type { Messages } from "../messages";
import { trackRequest } from "../pendingRequests";
import { importMessages, type Part } from "./importMessages";

const loaded: Partial<Record<Language, Messages>> = {};
const arrived = new Set<string>();
const readers = new Set<() => void>();
/** The language that was loaded last. */
let wanted: Language = DEFAULT_LANGUAGE;
/** Whether a page was opened that needs more than the messages of the home page's first view. */
let restWanted = false;

async function loadPart(language: Language, part: Part): Promise<void> {
  const file = `${language} ${part}`;
  if (arrived.has(file)) return;
  const { default: messages } = await trackRequest(importMessages(language, part));
  arrived.add(file);
  loaded[language] = { ...loaded[language], ...messages } as Messages;
  for (const read of readers) read();
}

/**
 * Loads the messages of a language, as many as the pages opened so far need. Rejects if a file fails to load; the next
 * call tries again.
 */
export async function loadMessages(language: Language): Promise<void> {
  await loadPart(language, "first");
  if (restWanted) await loadPart(language, "rest");
  // Set only now: if loading fails, the alert is in the previous language.
  wanted = language;
}

/** Loads the messages beyond the first view, in the current language and in those that are chosen later. */
export async function loadAllMessages(): Promise<void> {
  restWanted = true;
  await loadPart(wanted, "rest");
}

/** The messages of a loaded language. Throws if they are not loaded: load first, then switch. */
export function loadedMessages(language: Language): Messages {
  const messages = loaded[language];
  if (!messages) throw new Error(`The messages of "${language}" are not loaded`);
  return messages;
}

/** Calls back when more messages are loaded. Returns a function that stops it. */
export function onMessages(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
