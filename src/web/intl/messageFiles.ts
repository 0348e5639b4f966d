import type { Language } from "../../shared/language";
import type { Messages } from "../messages";

const loaded = new Map<Language, Messages>();

/** Loads a language's messages, once. Rejects when its file does not arrive; the next call tries again. */
export async function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const { default: messages } = await import(
    /* webpackChunkName: "messages-[request]" */ `../../../i18n/${language}.json`
  );
  loaded.set(language, messages);
  return messages;
}

/** The messages of a language that has been loaded. Throws when it has not: load first, then switch. */
export function loadedMessages(language: Language): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The messages of "${language}" are not loaded`);
  return messages;
}
