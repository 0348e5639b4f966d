import { type Language, languages } from "./language";

/** A value for each language of the site. */
export const inEveryLanguage = <Value>(say: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<Language, Value>;
