import { areAlike, spelled, type Word, wordsOf } from "./transcription";

const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(" ").split(" "));

const titles = setOf(
  "mr mrs ms miss mx sir dr dra prof ing lic rev sr sra srta srita don dona herr frau mme mlle jr snr ii iii iv esq phd",
);
/** Small words in surnames of many countries, which cards leave out or write together with the next word. */
const particles = setOf(
  "de del la las lo los el y e i da das do dos di du des le les della dello delle dei degli van von der den ter ten te",
  "het vant int opt vom zu zum zur af av bin ibn bint binti binte bt bte al ul ap ab ferch",
);

/** What forms and airlines enter as the first or last name of a person who has none. (ACC-22) */
const placeholder = /^(?:[fl]nu|n[fl]n|x{2,})$/;
/** Of Malaysian and Singaporean names: "son of", "daughter of". */
const parentage = /(?<![\p{L}\p{M}])(?:a\/[lp]|[sd]\/o)(?![\p{L}\p{M}])/giu;

/** Before the short article of Dutch names: "van 't Hoff", "in 't Veld"; cards leave the apostrophe out. */
const shortArticle = /(?<=(?<![\p{L}\p{M}])(?:van|in|op))\s+['’ʼ‘`´]?(?=t(?![\p{L}\p{M}]))/giu;

/** The words of a name, without placeholders if other words remain. */
export function namesIn(text: string): Word[] {
  const words = wordsOf(text.replace(parentage, " ").replace(shortArticle, ""));
  const names = words.filter((word) => !placeholder.test(spelled(word)));
  return names.length > 0 ? names : words;
}

/** Whether a part of a name is empty or a placeholder: "FNU", "XXX", "-". */
export const isNoName = (text: string): boolean => wordsOf(text).every((word) => placeholder.test(spelled(word)));

export const isTitle = (word: Word): boolean => titles.has(spelled(word));
export const isParticle = (word: Word): boolean => particles.has(spelled(word));

/**
 * The indexes of the words of a person's given or family names that distinguish people: all but titles and particles,
 * or all if there are no others, as in the name Das. A particle leads to another word: no name ends with one, and given
 * names, such as Van Anh, do not begin with one.
 */
export function tellingIn(words: readonly Word[], part: "given" | "family"): readonly number[] {
  const all = words.map((_, index) => index);
  const isSmall = (word: Word, index: number) =>
    isTitle(word) || (isParticle(word) && index < words.length - 1 && (part === "family" || index > 0));
  const telling = all.filter((index) => !isSmall(words[index] ?? [], index));
  return telling.length > 0 ? telling : all;
}

/** Whether two first names, or two last names, are the same, or are both missing. (ACC-22) */
export const isSamePart = (one: string, other: string): boolean =>
  isSameName(one, other) || (isNoName(one) && isNoName(other));

/**
 * Whether two names are the same: whether any usual transcription of one is one of the other. Case, blanks, hyphens,
 * apostrophes and accents do not count, the order of words does. A name without a letter is nobody's. (ACC-21)
 */
export function isSameName(one: string, other: string): boolean {
  const words = namesIn(one).flat();
  const others = namesIn(other).flat();
  return words.length > 0 && others.length > 0 && areAlike(words, others);
}
