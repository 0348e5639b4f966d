import { IntlMessageFormat } from "intl-messageformat";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import type { Language } from "../../../shared/language";

const catalogues: Record<Language, Record<string, string>> = { en, es };
const formats = new Map<string, IntlMessageFormat>();

export type Values = Record<string, string | number>;

/** A message in a language, its placeholders filled; undefined when there is no such message. */
export function findText(language: Language, id: string, values: Values = {}): string | undefined {
  const message = catalogues[language][id];
  if (message === undefined) return undefined;
  const key = `${language}/${id}`;
  const format = formats.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  formats.set(key, format);
  return String(format.format(values));
}

/** A message in a language. Throws when there is no such message: ids are checked by the tests. */
export function text(language: Language, id: string, values: Values = {}): string {
  const found = findText(language, id, values);
  if (found === undefined) throw new Error(`no message ${id}`);
  return found;
}
