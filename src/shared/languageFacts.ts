import type { LanguageId } from "./enumerations";

type Ids = typeof LanguageId;
type LanguageFacts<Id = Ids[keyof Ids]> = {
  /** LanguageId of the wire: only its type, as the home page's program has no room for that list. */
  id: Id;
  /** What its speakers call it. */
  name: string;
  /** The locale in which pages, emails and papers write moments and plain numbers (WEB-14). */
  moments: string;
  /** The locale in which money and weights are written: as in the United States (WEB-14). */
  amounts: string;
  /** What stands before and after a quoted name. */
  quotes: readonly [string, string];
  /** The locale that social networks know it by (`og:locale`). */
  openGraph: string;
};

/**
 * The languages of the site, a line each. The rest of a language is its number on the wire (`LanguageId`) and its
 * texts: i18n/<code>.json, the folder i18n/<code>, and the catalogue's (`about_<code>` of hotels). The code is a language subtag of BCP 47, and formats that no line names go by it.
 */
export const languageFacts = {
  en: { id: 2, name: "English", moments: "en-US", amounts: "en-US", quotes: ["“", "”"], openGraph: "en_US" },
  // Plain "es" would write "1234,5", "1234,50 US$" and "0,5 kg".
  es: { id: 1, name: "Español", moments: "es-419", amounts: "es-US", quotes: ["«", "»"], openGraph: "es_ES" },
} as const satisfies Record<string, LanguageFacts> & {
  en: LanguageFacts<Ids["English"]>;
  es: LanguageFacts<Ids["Spanish"]>;
};
