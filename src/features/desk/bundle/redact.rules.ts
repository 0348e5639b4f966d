import { areAlike, spelled, wordsOf } from "../../../shared/names/transcription";

/** Replaces words that were removed. */
const GONE = "[…]";

/**
 * A text by staff without personal data: known names, capitalised words inside a sentence (possible names), email
 * addresses and numbers are removed. (CHART-10)
 */
export function redact(text: string, names: readonly string[]): string {
  const known = names.flatMap(wordsOf).filter((word) => spelled(word).length > 2);
  let begins = true;
  const words = text.split(/(\s+)/).map((word) => {
    if (word.trim() === "") return word;
    const capital = /^[^\p{L}\p{N}]*\p{Lu}/u.test(word) && !begins;
    begins = /[.!?:]["»”)]*$/.test(word);
    const isPersonal =
      capital || wordsOf(word).some((part) => known.some((name) => areAlike(part, name))) || /@|\d{3}/.test(word);
    return isPersonal ? GONE : word;
  });
  return words.join("").replace(/\[…\](\s+\[…\])+/g, GONE);
}
