import { SHORTEST_BANK_REFERENCE } from "../../../../shared/constants";
import { lettersAndDigits } from "../../../../shared/plainText";

/** The pattern of a bank reference with enough letters and digits; other signs do not count. (PAY-28) */
export const ENOUGH_OF_REFERENCE = `^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]){${SHORTEST_BANK_REFERENCE}}`;

const enough = new RegExp(ENOUGH_OF_REFERENCE, "u");

/** Whether a bank reference has enough letters and digits to tell one transfer from another. (PAY-28) */
export const isEnoughOfReference = (reference: string): boolean => enough.test(reference);

/**
 * What two spellings of one bank reference have in common. Statements, PDF files and people write blanks, dashes, dots
 * and slashes for each other, or leave them out. (PAY-28)
 */
export const keyOfReference = lettersAndDigits;
