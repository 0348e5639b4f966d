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
