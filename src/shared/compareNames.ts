import type { Language } from "./language";

const collators = new Map<Language, Intl.Collator>();

/** Compares names as readers of the language expect. */
export function compareNames(language: Language): Intl.Collator["compare"] {
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator.compare;
}
