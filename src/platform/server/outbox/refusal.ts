/**
 * What a mail server answered for good about an email: nobody tries to send it any more. Its words are kept for staff,
 * in one line and without addresses, which may be somebody else's.
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

/** The most that is kept of a server's answer. */
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
 * `5.7.x` is about permission, such as a sender that is on a blocklist.
 */
export const isAboutMailbox = (refusal: string): boolean => !/\b[45]\.7\.\d{1,3}\b/.test(refusal);
