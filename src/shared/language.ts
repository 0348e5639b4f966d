import { DEFAULT_LANGUAGE } from "./constants";
import { keysOf } from "./keysOf";
import { languageFacts } from "./languageFacts";

export type Language = keyof typeof languageFacts;

export const languages = keysOf(languageFacts);

/** The site's language with this code; null if it has none. */
export const knownLanguage = (code: unknown): Language | null =>
  languages.find((language) => language === code) ?? null;

/**
 * Reads the language of a request, from a path or a body: the code or LanguageId of one of the site's, or a tag such as
 * es-CU (WIRE-14). Any other value means the default language, also a LanguageId without texts here, such as French, 3.
 */
export function languageOf(asked: string | number | undefined): Language {
  const ofId = languages.find((language) => String(languageFacts[language].id) === String(asked));
  return ofId ?? ofTag(String(asked)) ?? DEFAULT_LANGUAGE;
}

/** The site's language that a tag such as es-CU begins with; null if it has none. */
const ofTag = (tag: string): Language | null => knownLanguage(tag.toLowerCase().split("-")[0]);

/** The site's language that an Accept-Language header prefers; the default language if it accepts none of them. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: ofTag(tag), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.find(({ language }) => language)?.language ?? DEFAULT_LANGUAGE;
}
