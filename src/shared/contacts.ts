import { LONGEST } from "./longest";
import { plainCode } from "./plainText";

/** A phone number with its country code as people write it, once it is plain: 6 to 15 digits, and signs between them. */
export function isInternationalPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+[\d ().-]+$/.test(text) && digits >= 6 && digits <= 15;
}

/** An email address that every mail server takes as a sender, and that fits in a link as it is. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= LONGEST.email && /^[\w+'-]+(\.[\w+'-]+)*@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text);

/**
 * The address in what people paste, read as `plainCode`: mail programs copy it with its owner's name, as `Ana
 * <ana@example.com>`, or in quotation marks, pages as a link, `mailto:ana@example.com?subject=Hello`, and sentences with
 * their full stop. Its domain is as mail servers take it.
 */
export function plainEmail(typed: string): string {
  const written = withoutStop(plainCode(typed));
  const [, named = written] = /<([^<>]*)>$/.exec(written) ?? /^["'“‘«](.*)["'”’»]$/.exec(written) ?? [];
  const [, linked] = /^mailto:([^?]*)/i.exec(named) ?? [];
  return withPlainDomain(linked === undefined ? withoutStop(named.trim()) : addressOfLink(linked));
}

/** Without the full stop or comma of the sentence around it. */
const withoutStop = (text: string) => text.replace(/[.,;:]+$/, "");

/** A domain in other letters than a to z in Punycode: `münchen.example` as `xn--mnchen-3ya.example`. */
function withPlainDomain(address: string): string {
  const [, mailbox, domain] = /^([^@]+@)([\p{L}\p{M}\p{N}.。-]+)$/u.exec(address) ?? [];
  if (mailbox === undefined || domain === undefined || /^[\w.-]*$/.test(domain)) return address;
  try {
    return mailbox + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** The address of a link, whose characters may be percent-encoded, such as `%40`. */
function addressOfLink(linked: string): string {
  try {
    return plainCode(decodeURIComponent(linked));
  } catch {
    return plainCode(linked);
  }
}
