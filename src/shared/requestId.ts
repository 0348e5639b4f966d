/** Without what is mistaken for one another when it is read out, and without vowels, so that it spells nothing. */
export const requestIdLetters = "23456789bcdfghjkmnpqrstvwxz";
/** Signs of a request's id, its first letter among them. */
export const REQUEST_ID_LENGTH = 12;

/** A request's id as our answers say it: it begins with a letter, so that it is no telephone number. (OPS-37) */
export const requestIdShape = new RegExp(`^r[${requestIdLetters}]{${REQUEST_ID_LENGTH - 1}}$`);
