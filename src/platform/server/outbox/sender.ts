import { BRAND, type Shop } from "../../../shared/shop";

/** Who mails are from: as an SMTP server takes it. */
export type Sender = { name: string; address: string };

/**
 * Who mails are from where `MAIL_FROM` does not say it: the shop by its own address. A shop that has none yet invites its
 * first staff all the same, from an address at its host which takes no answers. (OPS-93)
 */
export function senderOf({ name, email }: Shop, publicUrl: string): Sender {
  return { name: name ?? BRAND, address: email ?? `no-reply@${new URL(publicUrl).hostname}` };
}
