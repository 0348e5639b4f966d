import type { Language } from "../src/shared/language";
import type { MessageId } from "../src/shared/messageId";

const catalogues = new Map<Language, Record<string, string>>();

/** A language's messages by their ids. The bundler finds the files by the pattern of their name. */
function catalogueOf(language: Language): Record<string, string> {
  const catalogue = catalogues.get(language) ?? require(`../i18n/${language}.json`);
  catalogues.set(language, catalogue);
  return catalogue;
}

/** A message without placeholders; undefined if there is no such message. */
export function findText(language: Language, id: string): string | undefined {
  return catalogueOf(language)[id];
}

/** The same. Throws if there is no such message. */
export function text(language: Language, id: MessageId): string {
  const found = findText(language, id);
  if (found === undefined) throw new Error(`no message ${id}`);
  return found;
}
