import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "../../../shared/language";
import { languageFacts } from "../../../shared/languageFacts";
import type { MessageId } from "../../../shared/messageId";
import { officeName } from "../../../shared/officeName";
import { placeName } from "../../../shared/placeName";

const catalogues = new Map<Language, Record<string, string>>();
const formats = new Map<string, IntlMessageFormat>();

export type Values = Record<string, string | number>;

/** A language's messages by their ids. The bundler finds the files by the pattern of their name. */
function catalogueOf(language: Language): Record<string, string> {
  const catalogue = catalogues.get(language) ?? require(`../../../../i18n/${language}.json`);
  catalogues.set(language, catalogue);
  return catalogue;
}

/**
 * A message whose id is made of data (a code of a row, a field's problem), its placeholders filled; undefined when there
 * is no such message.
 */
export function findText(language: Language, id: string, values: Values = {}): string | undefined {
  const message = catalogueOf(language)[id];
  if (message === undefined) return undefined;
  const key = `${language}/${id}`;
  const format =
    formats.get(key) ?? new IntlMessageFormat(message, languageFacts[language].moments, undefined, { ignoreTag: true });
  formats.set(key, format);
  return String(format.format(values));
}

/** Whether a text of data is the id of a message. */
export const isMessageId = (id: string): id is MessageId => Object.hasOwn(catalogueOf("en"), id);

/** The name of a zone or province in a language. */
export function placeText(language: Language, name: string): string {
  return findText(language, placeName(name).id) ?? name;
}

/** The name of a rental office in a language, as pages show it. (WEB-42) */
export function officeText(language: Language, name: string): string {
  const named = officeName(name);
  return named ? text(language, named.id, { name: placeText(language, named.place) }) : name;
}

/** A message in a language, its placeholders filled. Throws if the language's file lacks it. */
export function text(language: Language, id: MessageId, values: Values = {}): string {
  const found = findText(language, id, values);
  if (found === undefined) throw new Error(`no message ${id}`);
  return found;
}
