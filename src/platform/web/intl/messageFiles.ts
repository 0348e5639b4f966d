import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import type { Messages } from "../messages";
import { trackRequest } from "../pendingRequests";
import { importMessages, type Part } from "./importMessages";

const loaded: Partial<Record<Language, Messages>> = {};
const arrived = new Set<string>();
/** The language that was loaded last. */
let current: Language = DEFAULT_LANGUAGE;
/** The parts that were requested so far. */
const needed = new Set<Part>(["first"]);

const fileOf = (language: Language, part: Part) => `${language} ${part}`;

async function load(language: Language, part: Part): Promise<void> {
  const file = fileOf(language, part);
  if (arrived.has(file)) return;
  const { default: messages } = await trackRequest(importMessages(language, part));
  arrived.add(file);
  loaded[language] = Object.assign(loaded[language] ?? {}, messages) as Messages;
}

/** Loads the requested parts, and repeats if more are requested meanwhile. */
async function loadNeeded(language: Language): Promise<void> {
  const missing = () => [...needed].filter((part) => !arrived.has(fileOf(language, part)));
  while (missing().length > 0) await Promise.all(missing().map((part) => load(language, part)));
}

/**
 * Loads the messages of a language, all parts that were requested so far. Rejects if a file fails to load; the next
 * call tries again.
 */
export async function loadMessages(language: Language): Promise<void> {
  await loadNeeded(language);
  // Set only now: if loading fails, the alert is in the previous language.
  current = language;
}

/** Loads a part of the messages: in the current language, and from now on with each language that is chosen. */
export async function loadMessagesOf(part: Part): Promise<void> {
  needed.add(part);
  let language: Language;
  do {
    language = current;
    await loadNeeded(language);
  } while (language !== current);
}

/**
 * The messages of a loaded language: always the same object, to which each part that is loaded adds its own. Content
 * that needs a part is shown once the part is loaded, and nothing else is rendered again. Throws if none is loaded:
 * load first, then switch.
 */
export function loadedMessages(language: Language): Messages {
  const messages = loaded[language];
  if (!messages) throw new Error(`The messages of "${language}" are not loaded`);
  return messages;
}
