import { type Environment, readEach, readSwitch, readText } from "../../../platform/server/environment";
import { readAddress } from "../../../platform/server/environment.address";
import type { MailboxAccess } from "../../../platform/server/outbox/bounces/bounceMailbox";
import type { MailServer } from "../../../platform/server/outbox/smtpMailer";

/**
 * The mail server; null: mails stay in the outbox. TLS is required unless `SMTP_TLS` or the address itself
 * (`?requireTLS=false`) turns it off, or the mail server is on this machine, so that nothing crosses a network.
 * (MAIL-20)
 */
export function mailServerOf(env: Environment): MailServer | null {
  const { url, asked } = readEach({
    url: () => readAddress(env, "SMTP_URL", ["smtp:", "smtps:"]),
    asked: () => readSwitch(env, "SMTP_TLS", true),
  });
  if (url === null) return null;
  const isOff = new URL(url).searchParams.get("requireTLS") === "false";
  return { url, requiresTls: asked && !isOff && !isOnThisMachine(url) };
}

/** Whether an address is on this machine, so that nothing crosses a network. */
export const isOnThisMachine = (url: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

const ADDRESS = /^[^<>@\s]+@[^<>@\s]+$/;

/** Who emails are from; null: the shop, by its own address. */
export function mailFromOf(env: Environment): string | null {
  const sender = readText(env, "MAIL_FROM");
  if (sender !== null && !/^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$/.test(sender) && !ADDRESS.test(sender))
    throw new Error("MAIL_FROM must be an email address, or a name and an address in angle brackets");
  return sender;
}

/** Where emails that cannot be delivered are returned to; null: to their sender. */
export function returnPathOf(env: Environment): string | null {
  const address = readText(env, "MAIL_RETURN_PATH");
  if (address !== null && !ADDRESS.test(address)) throw new Error("MAIL_RETURN_PATH must be an email address");
  return address;
}

/**
 * The mailbox in which returned emails are read, as `imaps://user:password@host/folder`; null: they are not read here.
 * Throws where emails are not returned to a mailbox of their own.
 */
export function bouncesOf(env: Environment): MailboxAccess | null {
  const address = readAddress(env, "MAIL_BOUNCES_URL", ["imaps:", "imap:"]);
  if (address === null) return null;
  if (readText(env, "MAIL_RETURN_PATH") === null)
    throw new Error("MAIL_BOUNCES_URL needs MAIL_RETURN_PATH, the address of that mailbox");
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  if (hostname === "" || username === "" || password === "")
    throw new Error("MAIL_BOUNCES_URL must have a user, a password and a host: imaps://user:password@host");
  const secure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 993 : 143) : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
  };
}
