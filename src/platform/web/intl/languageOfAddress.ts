import { type Language, languages } from "../../../shared/language";

/** The language that an address asks for by `?lang=`; null where it asks for none of ours. */
export function languageOfAddress(search: string): Language | null {
  const wanted = new URLSearchParams(search).get("lang");
  return languages.find((language) => language === wanted) ?? null;
}
