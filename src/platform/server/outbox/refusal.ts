/**
 * A mail server's permanent refusal of an email, which is not sent again. Its text is stored for staff, on one line and
 * without addresses, which may be another person's.
 */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  readonly words: string;
  constructor(said: string) {
    const words = refusalWords(said);
    super(`refused for good: ${words}`);
    this.words = words;
  }
}

/** The greatest number of stored characters of a server's answer. */
const KEPT = 300;

export function refusalWords(said: string): string {
  return said
    .replace(/<?[^\s<>"]+@[^\s<>":;,]+>?/g, "…")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, KEPT);
}

/**
 * Whether a refusal is about the mailbox, so that another address would help. By its enhanced status code (RFC 3463):
 * `5.7.x` is about permission, such as a blocklisted sender.
 */
export const isAboutMailbox = (refusal: string): boolean => !/\b[45]\.7\.\d{1,3}\b/.test(refusal);
