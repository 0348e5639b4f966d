import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { knownLanguage, type Language } from "../../../shared/language";

/**
 * The language in which a page is answered: the one in the address, else the one in this browser's cookie (written by
 * src/app/web/start/begin.ts), else the default of WEB-12. The browser uses the same order; neither uses the browser's
 * preferred languages.
 */
export function languageOfPage(search: string, cookies: string | undefined): Language {
  const addressLanguage = new URLSearchParams(search).get("lang");
  const kept = /(?:^|;\s*)language=(\w+)/.exec(cookies ?? "")?.[1];
  return knownLanguage(addressLanguage) ?? knownLanguage(kept) ?? DEFAULT_LANGUAGE;
}
