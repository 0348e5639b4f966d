import { nameOf, type Shop } from "../../../shared/shop";

/** The sender of emails, in the SMTP library's form. */
export type Sender = { name: string; address: string };

/**
 * The sender of emails: with the name that the owner has set, else the shop's. Without `MAIL_FROM` they are from the
 * shop's own address; a shop without one must still be able to invite its first staff, and uses a no-reply address at
 * its host. (OPS-93, OPS-152)
 */
export function senderOf(shop: Shop, publicUrl: string, mailFrom: string | null): Sender | string {
  const { senderName } = shop.brand;
  if (mailFrom !== null && senderName === null) return mailFrom;
  const own = shop.email ?? `no-reply@${new URL(publicUrl).hostname}`;
  return { name: senderName ?? nameOf(shop), address: mailFrom === null ? own : addressIn(mailFrom) };
}

/** The address in `MAIL_FROM`: alone, or in angle brackets after a name. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
