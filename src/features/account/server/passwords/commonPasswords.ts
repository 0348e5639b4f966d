import list from "./commonPasswords.json";

/** The passwords and beginnings of passwords that are tried first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(list);
