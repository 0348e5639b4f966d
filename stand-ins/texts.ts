import en from "../i18n/en.json";
import es from "../i18n/es.json";
import type { Language } from "../src/shared/language";

const catalogues: Record<Language, Record<string, string>> = { en, es };

/** A message without placeholders; undefined when there is no such message. */
export function findText(language: Language, id: string): string | undefined {
  return catalogues[language][id];
}

/** The same. Throws when there is no such message. */
export function text(language: Language, id: string): string {
  const found = findText(language, id);
  if (found === undefined) throw new Error(`no message ${id}`);
  return found;
}
