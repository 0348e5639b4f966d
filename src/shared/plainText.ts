/**
 * Brings what people type and paste, and what programs write into files, into its one stored form (SAFE-7). The
 * browser's forms and the server use the same functions, so that a form accepts what the server accepts.
 */

/**
 * Invisible characters: those that Unicode lets a font ignore, annotation marks, and the object replacement character.
 */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC`;
/** Blanks within a line, and three characters that look like one but count among Unicode's letters and symbols. */
const BLANKS = String.raw`\t\x85\p{Z}\u2800\u3164\uFFA0`;

/** Letters that an invisible character between them joins or separates. */
const JOINING = String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Inherited}\p{sc=Common}])[\p{L}\p{M}][\u200C\u200D]`;
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]?`;
/** Where invisible characters have a meaning: flags of regions, emoji of several pictures, keycaps, joining letters. */
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
/** Everything but the signs for "number", which papers print and Unicode's normalization would expand. */
const notNumberSigns = /[^№ºª]+/gu;

/** Whether a text has only spaces and invisible characters, or is empty. */
export const isBlank = (text: string): boolean => blank.test(text);

/** A text without invisible characters, except where emoji and joining letters need them. */
const seen = (text: string): string => text.replace(unmeant, (_all, meant = "") => meant).normalize("NFC");

/**
 * A text of several lines: in Unicode NFC, with `\n` line ends, without invisible characters and surrounding blanks.
 * Markup in it stays text: no page or email treats it as HTML.
 */
export function plainText(typed: string): string {
  return seen(typed.replace(/\r\n?|\u2028|\u2029/g, "\n"))
    .replace(trailing, "")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

const oneSpace = (text: string): string => text.replace(/ {2,}/g, " ").trim();

/**
 * A line, such as a name: as `plainText`, with one space for blanks of every kind and the keyboard's hyphen for similar
 * ones. Other control characters stay, so that the schema refuses them.
 */
export function plainLine(typed: string): string {
  return oneSpace(seen(typed.replace(blanks, " ")).replace(hyphens, "-"));
}

/**
 * A line of letters, digits and signs that programs compare, such as a document's number: in Unicode NFKC, without
 * invisible characters, with one space for blanks and a hyphen for dashes of every kind. `№`, `º` and `ª` stay as they
 * are.
 */
export function plainCode(typed: string): string {
  const visible = typed.replace(blanks, " ").replace(unseen, "");
  const composed = visible.replace(notNumberSigns, (part) => part.normalize("NFKC"));
  return oneSpace(composed.replace(dashes, "-"));
}

/** A text with the digits of other scripts as 0 to 9. */
export const plainDigits = (text: string): string => text.replace(/[^\P{Nd}\d]/gu, plainDigit);

/** The same in NFKC. */
export const withPlainDigits = (text: string): string => plainDigits(text.normalize("NFKC"));

/**
 * In Unicode the ten digits of a script are consecutive, and the digits of at most one script follow directly on
 * another's.
 */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A number for calculations, such as an amount: as `plainCode`, with the digits 0 to 9. */
export const plainNumber = (typed: string): string => withPlainDigits(plainCode(typed));

/**
 * The part of a number or reference that identifies it, however it is written: its letters in lower case and its
 * digits, without blanks, dashes and other signs.
 */
export function lettersAndDigits(written: string): string {
  return withPlainDigits(written.replace(unseen, ""))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
