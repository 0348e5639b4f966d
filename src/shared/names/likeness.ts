import { isNoName, isParticle, isTitle, namesIn, tellingIn } from "./names";
import { areAlike, hasUnread, spelled, spellings, type Word } from "./transcription";

export const likenesses = ["matches", "unclear", "differs"] as const;
/** `unclear`: a person has to decide. */
export type Likeness = (typeof likenesses)[number];

type Person = { readonly firstName: string; readonly lastName: string };

/**
 * Whether a name, as a card, a bank or a document has it, is a person's. Case, accents, order, titles, small words, a
 * middle name or a second surname that is missing or added, words written together and the transcription do not count.
 * `unclear`: an initial, one letter off, another spelling that sounds the same, only the second surname, another middle
 * name or second surname, several names too many, letters that cannot be compared. (PAY-3, PAY-4, ACC-21, ACC-22)
 */
export function likeness(written: string, { firstName, lastName }: Person): Likeness {
  const found = namesIn(written);
  const parts = [firstName, lastName].filter((part) => !isNoName(part)).map(namesIn);
  const [given, family] = parts;
  if (found.length === 0 || !given) return "differs";
  if (areAlike(found.flat(), parts.flat(2))) return "matches";
  const isOneName = !family || areAlike(given.flat(), family.flat());
  const like = isOneName ? withOneName(found, given) : withTwoNames(found, given, family);
  return like === "differs" && [...found, ...parts.flat()].some(hasUnread) ? "unclear" : like;
}

/** How like a person's name the closest of several names is; `differs` if there are none. */
export function closestLikeness(written: readonly string[], person: Person): Likeness {
  const found = written.map((name) => likeness(name, person));
  return likenesses.find((one) => found.includes(one)) ?? "differs";
}

/**
 * Compares with a person whose passport has one name, which forms make them write twice or beside a placeholder.
 * (ACC-22)
 */
function withOneName(found: readonly Word[], name: readonly Word[]): Likeness {
  const { same, near } = linksOf(found, name);
  const missing = notCovered(tellingIn(name, "family"), same, "own");
  const strangers = strangersIn(found, same);
  if (missing.length === 0 && strangers.length === 0) return "matches";
  return same.length > 0 || near.length > 0 ? "unclear" : "differs";
}

function withTwoNames(found: readonly Word[], given: readonly Word[], family: readonly Word[]): Likeness {
  const ofGiven = linksOf(found, given);
  const ofFamily = linksOf(found, family);
  const names = tellingIn(given, "given");
  const surnames = tellingIn(family, "family");
  const isGiven = ({ own }: Link) => names.some((index) => covers(own, index));
  const isSurname = ({ own }: Link) => surnames.slice(0, 1).some((index) => covers(own, index));
  const strangers = strangersIn(found, [...ofGiven.known, ...ofFamily.known]);

  const both = inDifferentWords(ofFamily.same.filter(isSurname), ofGiven.same.filter(isGiven));
  if (both.length > 0) {
    const [stranger, another] = strangers;
    if (stranger === undefined) return "matches";
    // One more name is usual, but not in the place of one that is missing: sisters share one of two given names.
    const areGivenAll = notCovered(names, ofGiven.known, "own").length === 0;
    const areSurnamesAll = notCovered(surnames, ofFamily.known, "own").length === 0;
    const isAdded = both.some(([{ found: surname }, { found: name }]) =>
      name.from < surname.from === stranger < surname.from ? areGivenAll : areSurnamesAll,
    );
    return another === undefined && isAdded ? "matches" : "unclear";
  }

  // All of two given names and no surname, as a passport may count Singh or Kaur among them, and a card does not.
  const areGiven = names.length > 1 && notCovered(names, ofGiven.same, "own").length === 0;
  if ((areGiven || ofGiven.cut.length > 0) && strangers.length === 0) return "unclear";
  const nearFamily = [
    // A second surname, or, where nothing else is there, the small word of one: Das of Das Gupta.
    ...ofFamily.same.filter(({ own }) => strangers.length === 0 || surnames.some((index) => covers(own, index))),
    ...[...ofFamily.near, ...ofFamily.cut].filter(isSurname),
  ];
  const nearGiven = [...ofGiven.known, ...ofGiven.near].filter(isGiven);
  const isNearly =
    inDifferentWords(nearFamily, nearGiven).length > 0 ||
    inDifferentWords(ofFamily.short.filter(isSurname), ofGiven.same.filter(isGiven)).length > 0;
  return isNearly ? "unclear" : "differs";
}

/** Adjacent words, written together; `ways`: their transcriptions, each with its sound; `initials`: as in "MJ". */
type Run = {
  readonly from: number;
  readonly to: number;
  readonly word: Word;
  readonly ways: readonly Way[];
  readonly initials: string;
};
type Way = { readonly text: string; readonly sound: string };
/** A run of words on a card, and the run of a person's own name that it is like. */
type Link = { readonly found: Run; readonly own: Run };

/** "de la Cruz", "Abd al-Rahman": more words are hardly ever written as one. */
const LONGEST_RUN = 4;
/**
 * Enough for all transcriptions of Latin letters; for other scripts, whose letters have several, the most usual ones.
 */
const WAYS = 8;

function runsOf(words: readonly Word[]): Run[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_RUN, words.length - from) }, (_, more) => {
      const to = from + more + 1;
      const joined = words.slice(from, to);
      const word = joined.flat();
      const ways = spellings(word, WAYS).map((text) => ({ text, sound: sound(text) }));
      return { from, to, word, ways, initials: joined.map((one) => spelled(one.slice(0, 1))).join("") };
    }),
  );
}

const isOneWord = ({ from, to }: Run) => to === from + 1;
const covers = ({ from, to }: Run, index: number) => from <= index && index < to;

/**
 * The runs of a found name that are like runs of the person's own: a word like a word, or like several words written
 * together.
 */
function linksOf(found: readonly Word[], own: readonly Word[]) {
  const foundRuns = runsOf(found);
  const ownRuns = runsOf(own);
  const those = (alike: (found: Run, own: Run) => boolean) =>
    foundRuns.flatMap((one) =>
      ownRuns
        .filter((other) => (isOneWord(one) || isOneWord(other)) && alike(one, other))
        .map((other): Link => ({ found: one, own: other })),
    );
  const same = those((one, other) => areAlike(one.word, other.word));
  const short = those(isShortened);
  const isLong = found.reduce((sum, word) => sum + spelled(word).length + 1, -1) >= SHORTEST_CUT_NAME;
  const cut = isLong ? those((one, other) => one.to === found.length && isBegun(one, other)) : [];
  return { same, short, cut, near: those(isNear), known: [...same, ...short, ...cut] };
}

/** The pairs of links that use different found words: a single "García" does not match both names of García García. */
const inDifferentWords = (some: readonly Link[], others: readonly Link[]) =>
  some.flatMap((one) =>
    others
      .filter((other) => one.found.to <= other.found.from || other.found.to <= one.found.from)
      .map((other) => [one, other] as const),
  );

/** The indexes of words that no link covers, of the found name or of the person's own (`side`). */
const notCovered = (words: readonly number[], links: readonly Link[], side: keyof Link) =>
  words.filter((index) => !links.some((link) => covers(link[side], index)));

/**
 * The indexes of found words that match nothing of the person's own; titles do not count, and "de la Cruz" counts once.
 */
function strangersIn(found: readonly Word[], known: readonly Link[]): number[] {
  const untitled = found.flatMap((word, index) => (isTitle(word) ? [] : [index]));
  const unknown = notCovered(untitled, known, "found");
  return unknown.filter((index) => !(isParticle(found[index] ?? []) && unknown.includes(index + 1)));
}

const anyWay = (one: Run, other: Run, alike: (one: Way, other: Way) => boolean) =>
  one.ways.some((way) => other.ways.some((another) => alike(way, another)));

/** Cards cut off a long name at the end of the line: at 26 letters, some earlier. */
const SHORTEST_CUT_NAME = 19;
const isBegun = (one: Run, other: Run) =>
  one.word.length > 2 && anyWay(one, other, ({ text }, whole) => whole.text !== text && whole.text.startsWith(text));

/** Whether one of the two names is the other's first letter, or letters, or a short form of it by custom. */
function isShortened(one: Run, other: Run): boolean {
  const isInitial = (letter: Run, name: Run) =>
    letter.word.length === 1 && anyWay(letter, name, ({ text }, whole) => whole.text.startsWith(text));
  const areInitials = (letters: Run, name: Run) => name.initials.length > 1 && spelled(letters.word) === name.initials;
  const isShort = (short: Run, name: Run) => {
    const long = shortForms.get(spelled(short.word));
    return long !== undefined && name.ways.some((way) => way.sound === long);
  };
  const isShortOf = (short: Run, name: Run) =>
    isInitial(short, name) || areInitials(short, name) || isShort(short, name);
  return isShortOf(one, other) || isShortOf(other, one);
}

/** In longer sounds one letter more or less is heard as the same name: Aleksandr, Alexander. */
const LONG_SOUND = 7;

/** One letter off, or another spelling that sounds the same. */
const isNear = (one: Run, other: Run) =>
  anyWay(one, other, (a, b) => isSlip(a.text, b.text) || (a.sound.length > 2 && soundsLike(a.sound, b.sound)));

const soundsLike = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= LONG_SOUND && isSlip(one, other));

/** Equal, or one letter changed, added, left out or exchanged with the next, in a name of four letters and more. */
function isSlip(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.max(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const longest = Math.min(one.length, other.length) - start;
  while (end < longest && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === [...right].reverse().join(""));
}

/** By custom, each with the sound of the name that it stands for. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ["md", "muhamad"],
  ["mhd", "muhamad"],
  ["mohd", "muhamad"],
  ["muhd", "muhamad"],
  ["ma", sound("maria")],
  ["fco", sound("francisco")],
  ["wm", sound("william")],
]);

/**
 * Roughly how a name sounds, as Slavic, Arabic and Asian ones have several spellings in Latin letters: Yulia, Julia,
 * Iuliia; Sergey, Sergei; Oksana, Oxana; Mohammed, Muhamad; Minjoon, Minjun.
 */
function sound(name: string): string {
  return name
    .replace(/^m[ou]ha?mm?[ae]d$/, "muhamad")
    .replace(/ks/g, "x")
    .replace(/kh/g, "h")
    .replace(/o[oeu]/g, "u")
    .replace(/ee/g, "i")
    .replace(/[ijy]+(?=[aeou])/g, "")
    .replace(/[ijy]+/g, "i")
    .replace(/(.)\1/g, "$1");
}
