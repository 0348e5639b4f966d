import { BRAND, type Shop } from "../../../shared/shop";

/** The sender of emails, in the SMTP library's form. */
export type Sender = { name: string; address: string };

/**
 * The sender of emails if `MAIL_FROM` is not set: the shop's own address. A shop without one must still be able to
 * invite its first staff: it uses a no-reply address at its host. (OPS-93)
 */
export function senderOf({ name, email }: Shop, publicUrl: string): Sender {
  return { name: name ?? BRAND, address: email ?? `no-reply@${new URL(publicUrl).hostname}` };
}
