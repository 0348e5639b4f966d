import { DEFAULT_LANGUAGE } from "./constants";
import { keysOf } from "./keysOf";
import { languageFacts } from "./languageFacts";

export type Language = keyof typeof languageFacts;

export const languages = keysOf(languageFacts);

/** The language of ours with this code; null where there is none. */
export const knownLanguage = (code: unknown): Language | null =>
  languages.find((language) => language === code) ?? null;

/**
 * Reads a language of a request, in a path or a body: the code or the LanguageId of one of ours, or a tag of it such as
 * es-CU (WIRE-14). Any other is the default language: a language id that has no texts here (French, 3) is as unknown as
 * one that does not exist.
 */
export function languageOf(asked: string | number | undefined): Language {
  const ofId = languages.find((language) => String(languageFacts[language].id) === String(asked));
  return ofId ?? ofTag(String(asked)) ?? DEFAULT_LANGUAGE;
}

/** The language of ours that a tag such as es-CU begins with; null where there is none. */
const ofTag = (tag: string): Language | null => knownLanguage(tag.toLowerCase().split("-")[0]);

/**
 * The one of our languages that an Accept-Language header wants most; the default language where it wants none of them.
 */
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
