import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import type { Messages } from "../messages";
import { underWay } from "../underWay";
import { importMessages, type Part } from "./importMessages";

const loaded: Partial<Record<Language, Messages>> = {};
const arrived = new Set<string>();
const readers = new Set<() => void>();
/** The language that was loaded last. */
let wanted: Language = DEFAULT_LANGUAGE;
/** A page has been opened that says more than the home page's first view. */
let restWanted = false;

async function loadPart(language: Language, part: Part): Promise<void> {
  const file = `${language} ${part}`;
  if (arrived.has(file)) return;
  const { default: messages } = await underWay(importMessages(language, part));
  arrived.add(file);
  loaded[language] = { ...loaded[language], ...messages } as Messages;
  for (const read of readers) read();
}

/**
 * Loads what pages say in a language, as much of it as the pages opened so far need. Rejects when a file does not
 * arrive; the next call tries again.
 */
export async function loadMessages(language: Language): Promise<void> {
  await loadPart(language, "first");
  if (restWanted) await loadPart(language, "rest");
  // Not before: the alert that says that it could not be loaded is in the language before.
  wanted = language;
}

/** Loads the messages beyond the first view, in this language and every one that is switched to from now on. */
export async function loadAllMessages(): Promise<void> {
  restWanted = true;
  await loadPart(wanted, "rest");
}

/** The messages of a language that has been loaded. Throws when it has not: load first, then switch. */
export function loadedMessages(language: Language): Messages {
  const messages = loaded[language];
  if (!messages) throw new Error(`The messages of "${language}" are not loaded`);
  return messages;
}

/** Calls back when more messages have come. Returns how to stop. */
export function onMessages(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
