import type { Language } from "../../../shared/language";

/** Small words that one of our languages is full of and the other does not know. */
const small: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    "the of and to is was were are be been not an for with on at by from it this that these we you your our they their has have had there but please could would".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las un una del al que de en y por para con su sus se es está están fue era hay pero más muy ya lo le nos sin este esta ese esa porque ni o como".split(
      " ",
    ),
  ),
};

/** The language that somebody wrote in, where their words tell it clearly; null otherwise. */
export function languageOfWords(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [en, es] = [small.en, small.es].map((known) => words.filter((word) => known.has(word)).length);
  if (en === undefined || es === undefined || Math.max(en, es) < 2 * Math.min(en, es) + 1) return null;
  return en > es ? "en" : "es";
}
