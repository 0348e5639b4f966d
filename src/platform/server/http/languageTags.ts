import { LanguageId } from "../../../shared/enumerations";

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const ids = Object.values(LanguageId).map(String);

/**
 * Whether a text names a language as calls do: a language tag that exists (`es`, `es-CU`, `fr`), or a language id. Which
 * of ours it is read as is another question (`languageOf`). (WIRE-14)
 */
export function isLanguage(text: string): boolean {
  if (/^\d+$/.test(text)) return ids.includes(text);
  try {
    return names.of(text) !== undefined;
  } catch {
    return false;
  }
}
