import type { Language } from "./language";

const collators: Record<Language, Intl.Collator> = { en: new Intl.Collator("en"), es: new Intl.Collator("es") };

/** Compares names as readers of the language expect. */
export const compareNames = (language: Language) => collators[language].compare;
