import { nameWords } from "../../../shared/names";

/** What stands for words that were taken out. */
const GONE = "[…]";

/**
 * What staff wrote, without what may tell a person: known names, words with a capital inside a sentence, which may be
 * names that nobody knows, email addresses, and whatever holds a row of digits. (CHART-10)
 */
export function redact(text: string, names: readonly string[]): string {
  const known = new Set(names.flatMap(nameWords).filter((word) => word.length > 2));
  let begins = true;
  const words = text.split(/(\s+)/).map((word) => {
    if (word.trim() === "") return word;
    const capital = /^[^\p{L}\p{N}]*\p{Lu}/u.test(word) && !begins;
    const parts = nameWords(word);
    begins = /[.!?:]["»”)]*$/.test(word);
    const isPersonal = capital || parts.some((part) => known.has(part)) || /@|\d{3}/.test(word);
    return isPersonal ? GONE : word;
  });
  return words.join("").replace(/\[…\](\s+\[…\])+/g, GONE);
}
