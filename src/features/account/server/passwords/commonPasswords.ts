import list from "./commonPasswords.json";

/** Common passwords, and beginnings of passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(list);
