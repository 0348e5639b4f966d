import { LanguageId } from "../../../shared/enumerations";

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const ids = Object.values(LanguageId).map(String);

/**
 * Whether a text names a language: a language tag that exists (`es`, `es-CU`, `fr`), or a language id. `languageOf`
 * decides as which of the site's languages it is read. (WIRE-14)
 */
export function isLanguage(text: string): boolean {
  if (/^\d+$/.test(text)) return ids.includes(text);
  try {
    return names.of(text) !== undefined;
  } catch {
    return false;
  }
}
