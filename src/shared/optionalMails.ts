/** The kinds of email that answer nothing a client did: each can be ended, by a link in it or in the profile. (MAIL-9) */
export const OPTIONAL_MAILS = ["reviewRequests"] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];
