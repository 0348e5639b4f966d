import { knownLanguage, type Language } from "../../../shared/language";

/** The language in the address, `?lang=`; null if the site does not have it. */
export const languageOfAddress = (search: string): Language | null =>
  knownLanguage(new URLSearchParams(search).get("lang"));
