import { DEFAULT_LANGUAGE } from "./constants";
import { keysOf } from "./keysOf";

type LanguageFacts = {
  /** LanguageId of the wire (shared/enumerations.ts; the home page's program has no room for that list). */
  id: number;
  /** What its speakers call it. */
  name: string;
  /** The locale in which pages, emails and papers write moments and plain numbers (WEB-14). */
  moments: string;
  /** The locale in which money and weights are written: as in the United States (WEB-14). */
  amounts: string;
  /** The locale that social networks know it by (`og:locale`). */
  openGraph: string;
};

/**
 * The languages of the site, a line each. The rest of a language is its texts: i18n/<code>.json and the folder
 * i18n/<code>. The code is a language subtag of BCP 47, and formats that no line names go by it.
 */
export const languageFacts = {
  en: { id: 2, name: "English", moments: "en-US", amounts: "en-US", openGraph: "en_US" },
  // Plain "es" would write "1234,5", "1234,50 US$" and "0,5 kg".
  es: { id: 1, name: "Español", moments: "es-419", amounts: "es-US", openGraph: "es_ES" },
} as const satisfies Record<string, LanguageFacts>;

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
