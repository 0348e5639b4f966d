import { type Language, languages } from "../../../shared/language";

/**
 * A language's most frequent small words, most of which other languages do not have. The bundler finds the files by
 * this pattern of names.
 */
const smallWords = (language: Language): string => require(`../../../../i18n/${language}/small-words.json`);

const small = languages.map((language) => [language, new Set(smallWords(language).split(" "))] as const);

/** The language in which a text is written; null if unclear. */
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
