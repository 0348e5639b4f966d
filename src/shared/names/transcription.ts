import { transcriptions } from "./letters";

/** A letter as its usual transcriptions, in lower case, the plain one first: `ü` as u, ue and uxx. */
type Letter = readonly string[];
/** A word of a name, letter by letter. */
export type Word = readonly Letter[];

/**
 * Characters that are no letters and do not divide words: apostrophes of every kind, modifier letters such as the
 * ʻokina, the middle dot of l·l, invisible characters.
 */
const joining =
  /[\p{Cf}\p{Sk}\p{Default_Ignorable_Code_Point}'’‘‛′‵·‧\u02B0-\u02FF\u0294\u0295\u055A\u05F3\uA78B\uA78C]/u;
const everyJoining = new RegExp(joining, "gu");
const DIAERESIS = "\u0308";
const plainLetters: ReadonlyMap<string, Letter> = new Map(
  [..."abcdefghijklmnopqrstuvwxyz"].map((sign) => [sign, [sign]]),
);

/** The words of a text, divided by blanks, hyphens, digits and all other signs. */
export function wordsOf(text: string): Word[] {
  const signs = [...text.replace(everyJoining, "").normalize("NFKC").toLowerCase().normalize("NFC")];
  const words: Letter[][] = [];
  let word: Letter[] = [];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? "";
    const plain = plainLetters.get(sign);
    const pair = plain ? undefined : pairOf(sign, signs[at + 1]);
    if (plain) word.push(plain);
    else if (pair) {
      word.push(pair);
      at += 1;
    } else if (/\p{L}/u.test(sign)) word.push(letterOf(sign));
    // Vowels of Indian and other scripts are marks. Accents that join no letter into one sign are left out.
    else if (/\p{M}/u.test(sign)) word.push(...(word.at(-1)?.every(isUnread) ? [[sign]] : []));
    else if (!joining.test(sign)) {
      words.push(word);
      word = [];
    }
  }
  return [...words, word].filter((letters) => spelled(letters) !== "");
}

function letterOf(sign: string): Letter {
  const [base = "", accent = ""] = sign.normalize("NFD");
  const known = [sign, `${base}${accent}`.normalize("NFC"), base].map((letter) => transcriptions.get(letter));
  return known.find((letter) => letter !== undefined) ?? [/[a-z]/.test(base) ? base : sign];
}

/**
 * Two letters that are transcribed together, such as ου in Greek with or without accents; a diaeresis on the second
 * separates them.
 */
function pairOf(sign: string, next = ""): Letter | undefined {
  if (next === "") return undefined;
  const [[first = ""], [second = "", ...accents]] = [sign.normalize("NFD"), next.normalize("NFD")];
  const plain = accents.includes(DIAERESIS) ? undefined : transcriptions.get(first + second);
  return transcriptions.get(sign + next) ?? plain;
}

const isUnread = (letters: string) => /[^a-z]/.test(letters);

/** Whether a word has letters of a script for which we have no transcription. */
export const hasUnread = (word: Word): boolean => word.some((letter) => letter.some(isUnread));

/** A word in its plain transcription: without accents, in lower case. */
export const spelled = (word: Word): string => word.map(([plain]) => plain).join("");

const hasOneWay = (word: Word) => word.every((letter) => letter.length === 1);

/**
 * The transcriptions of a word, at most `most`: first those that transcribe a letter the same way throughout, as one
 * passport does, then mixed ones.
 */
export function spellings(word: Word, most: number): string[] {
  if (hasOneWay(word)) return [spelled(word)];
  const ways = Math.max(...word.map((letter) => letter.length));
  const alike = Array.from({ length: ways }, (_, way) =>
    word.map((letter) => letter[Math.min(way, letter.length - 1)]).join(""),
  );
  const mixed = word.reduce<string[]>(
    (begun, letter) => begun.flatMap((start) => letter.map((letters) => start + letters)).slice(0, most),
    [""],
  );
  return [...new Set([...alike, ...mixed])].slice(0, most);
}

/**
 * Whether two words have a transcription in common. Both are followed in parallel: what one has written ahead of the
 * other is what the other still has to write.
 */
export function areAlike(one: Word, other: Word): boolean {
  if (hasOneWay(one) && hasOneWay(other)) return spelled(one) === spelled(other);
  const seen = new Set<string>();
  const follow = (ofOne: number, ofOther: number, ahead: string, isOneAhead: boolean): boolean => {
    const place = `${ofOne} ${ofOther} ${isOneAhead} ${ahead}`;
    if (seen.has(place)) return false;
    seen.add(place);
    const isOneNext = ahead === "" ? ofOne < one.length : !isOneAhead;
    const next = isOneNext ? one[ofOne] : other[ofOther];
    if (!next) return ahead === "" && ofOne === one.length && ofOther === other.length;
    const [afterOne, afterOther] = isOneNext ? [ofOne + 1, ofOther] : [ofOne, ofOther + 1];
    return next.some((letters) => {
      if (ahead.startsWith(letters)) return follow(afterOne, afterOther, ahead.slice(letters.length), isOneAhead);
      return letters.startsWith(ahead) && follow(afterOne, afterOther, letters.slice(ahead.length), isOneNext);
    });
  };
  return follow(0, 0, "", true);
}
