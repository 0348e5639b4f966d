import { LONGEST } from "../../shared/longest";
/**
 * The most letters of what the owner sets: limited by a phone's home screen, a document's footer and an email's header.
 */
export const MOST_LETTERS = { name: 40, shortName: 12, number: 60, legal: 300, email: LONGEST.email } as const;
