import { type Language, languages } from "./language";

/** What a function says in each language. */
export const inEveryLanguage = <Value>(say: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<Language, Value>;
