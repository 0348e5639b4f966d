/** Without characters that are easily confused when read aloud, and without vowels, so that ids spell no words. */
export const requestIdLetters = "23456789bcdfghjkmnpqrstvwxz";
/** Characters of a request's id, including its first letter. */
export const REQUEST_ID_LENGTH = 12;

/** A request's id. It begins with a letter, so that a search does not take it for a telephone number. (OPS-37) */
export const requestIdShape = new RegExp(`^r[${requestIdLetters}]{${REQUEST_ID_LENGTH - 1}}$`);
