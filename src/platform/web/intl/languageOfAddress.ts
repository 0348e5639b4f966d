import { knownLanguage, type Language } from "../../../shared/language";

/** The language that an address asks for by `?lang=`; null where it asks for none of ours. */
export const languageOfAddress = (search: string): Language | null =>
  knownLanguage(new URLSearchParams(search).get("lang"));
