import { type Language, languages } from "../../../shared/language";

/** The small words of a language: it is full of them, and few others know them. The bundler finds the files by the pattern of their name. */
const smallWords = (language: Language): string => require(`../../../../i18n/${language}/small-words.json`);

const small = languages.map((language) => [language, new Set(smallWords(language).split(" "))] as const);

/** The language that a text is written in, if it is clear; otherwise null. */
export function languageOfWords(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = small.map(([language, known]) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  if (!first || first.count < 2 * (second?.count ?? 0) + 1) return null;
  return first.language;
}
