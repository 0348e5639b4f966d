import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { knownLanguage, type Language } from "../../../shared/language";

/**
 * The language in which a page is answered: the one that the address asks for, else the one that this browser keeps
 * (the cookie is written by src/app/web/start/begin.ts), else the default of WEB-12. The browser decides
 * by the same order; its own preferences are asked by neither.
 */
export function languageOfPage(search: string, cookies: string | undefined): Language {
  const asked = new URLSearchParams(search).get("lang");
  const kept = /(?:^|;\s*)language=(\w+)/.exec(cookies ?? "")?.[1];
  return knownLanguage(asked) ?? knownLanguage(kept) ?? DEFAULT_LANGUAGE;
}
