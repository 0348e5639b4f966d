import { SHORTEST_BANK_REFERENCE } from "../../../../shared/constants";
import { lettersAndDigits } from "../../../../shared/plainText";

/** The pattern of a bank reference with enough letters and digits; other signs do not count. (PAY-28) */
export const ENOUGH_OF_REFERENCE = `^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]){${SHORTEST_BANK_REFERENCE}}`;

const enough = new RegExp(ENOUGH_OF_REFERENCE, "u");

/** Whether a bank reference has enough letters and digits to identify a transfer. (PAY-28) */
export const isEnoughOfReference = (reference: string): boolean => enough.test(reference);

/**
 * The common form of all spellings of one bank reference. Statements, PDF files and people exchange or omit blanks,
 * dashes, dots and slashes. (PAY-28)
 */
export const keyOfReference = lettersAndDigits;

const LABELS =
  "bank|wire|fedwire|transfer|transferencia|payment|pago|transaction|trans|confirmation|conf|reference|referencia|ref|trn|trace|imad|omad|utr|number|num|no|nr|id";
/** Words that statements and people put before a reference, or leave out, with four letters or digits and more after. */
const labels = new RegExp(`^(?:${LABELS})+(?=.{4})`);

/** Letters that are misread or mistyped as digits. */
const lookalikes: readonly (readonly [letters: string, digit: string])[] = [
  ["o", "0"],
  ["il", "1"],
  ["z", "2"],
  ["s", "5"],
  ["b", "8"],
];

/** The letters that look like digits, and these digits in the same order, as SQL's `translate` takes them. */
export const LOOKALIKES = {
  letters: lookalikes.map(([letters]) => letters).join(""),
  digits: lookalikes.map(([letters, digit]) => digit.repeat(letters.length)).join(""),
};

/**
 * How a bank reference reads: its key without a word such as "Ref." before it, and with digits for letters that look
 * like them. References that read alike may be two, so a person has to compare them. (PAY-28)
 */
export function readingOfReference(reference: string): string {
  const key = keyOfReference(reference).replace(labels, "");
  return [...key].map((sign) => lookalikes.find(([letters]) => letters.includes(sign))?.[1] ?? sign).join("");
}
