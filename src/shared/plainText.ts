/**
 * What people type and paste, and programs write into files, in its one stored form (SAFE-7). The browser's forms and
 * the server read by the same functions, so that what looks right is right.
 */

/** Characters that nobody sees: what Unicode lets a font ignore, marks of annotations, the place of a pasted object. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC`;
/** Blanks of a line, and three that look like one, which Unicode counts among its letters and symbols. */
const BLANKS = String.raw`\t\x85\p{Z}\u2800\u3164\uFFA0`;

/** Letters that join their neighbors, or part from them, by an unseen character between them. */
const JOINING = String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Inherited}\p{sc=Common}])[\p{L}\p{M}][\u200C\u200D]`;
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]?`;
/** Where unseen characters mean something: the flags of regions, emoji of several pictures, keycaps, joining letters. */
const MEANT = [
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}`,
  String.raw`${PICTURE}(?:\u200D${PICTURE})*`,
  String.raw`[\d#*]\uFE0F\u20E3`,
  JOINING,
].join("|");

const blank = new RegExp(`^[\\s${BLANKS}${UNSEEN}]*$`, "u");
const blanks = new RegExp(`[${BLANKS}]`, "gu");
const unseen = new RegExp(`[${UNSEEN}]`, "gu");
const unmeant = new RegExp(`(${MEANT})|[${UNSEEN}]`, "gu");
const trailing = new RegExp(`[${BLANKS}]+$`, "gmu");
/** Hyphens that are drawn as the keyboard's. */
const hyphens = /[\u2010\u2011]/g;
/** Every dash and minus sign. */
const dashes = /[\p{Pd}\u02D7\u2043\u2212\u2796]/gu;
/** Everything but the signs for "number", which papers print and Unicode would write out. */
const notNumberSigns = /[^№ºª]+/gu;

/** Whether a text is empty, or has only spaces and characters that nobody sees. */
export const isBlank = (text: string): boolean => blank.test(text);

/** A text without the characters that nobody sees, except where emoji and letters that join need them. */
const seen = (text: string): string => text.replace(unmeant, (_all, meant = "") => meant).normalize("NFC");

/**
 * A text of several lines: plain, in Unicode NFC, with `\n` line ends, without unseen characters and surrounding
 * blanks. Markup in it stays text: no page or email treats it as HTML.
 */
export function plainText(typed: string): string {
  return seen(typed.replace(/\r\n?|\u2028|\u2029/g, "\n"))
    .replace(trailing, "")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

const oneSpace = (text: string): string => text.replace(/ {2,}/g, " ").trim();

/**
 * A line, such as a name: as `plainText`, with one space for blanks of every kind and the keyboard's hyphen for those
 * that look like it. Other control characters stay, to be refused.
 */
export function plainLine(typed: string): string {
  return oneSpace(seen(typed.replace(blanks, " ")).replace(hyphens, "-"));
}

/**
 * A line of letters, digits and signs that programs compare, such as a document's number: in Unicode NFKC, without any
 * unseen character, with one space for blanks and a hyphen for dashes of every kind. `№`, `º` and `ª` stay as printed.
 */
export function plainCode(typed: string): string {
  const visible = typed.replace(blanks, " ").replace(unseen, "");
  const composed = visible.replace(notNumberSigns, (part) => part.normalize("NFKC"));
  return oneSpace(composed.replace(dashes, "-"));
}

/** A text with the digits of other scripts as 0 to 9. */
export const withPlainDigits = (text: string): string => text.normalize("NFKC").replace(/[^\P{Nd}\d]/gu, plainDigit);

/** Unicode has the ten digits of a script in a row, and at most one script's right after another's. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A number that is computed with, such as an amount: as `plainCode`, with the digits 0 to 9. */
export const plainNumber = (typed: string): string => withPlainDigits(plainCode(typed));

/**
 * What tells a number or a reference from others, however it is written: its letters in lower case and its digits,
 * without blanks, dashes and other signs.
 */
export function lettersAndDigits(written: string): string {
  return withPlainDigits(written.replace(unseen, ""))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
