import { createTransport } from "nodemailer";
import { fieldOf } from "../../../shared/unknownData";
import { type MarkReader, marksIn, scenesIn } from "../notify/scenes";
import type { Mailer } from "./mailer";
import { MailRefused } from "./refusal";
import type { Sender } from "./sender";

/** Milliseconds to connect, and to wait for an answer of the server. */
const PATIENCE = 15_000;

/** A mail server. `url`: `smtp://user:password@host:port` or `smtps://…`. */
export type MailServer = {
  url: string;
  /** Over `smtp:` nothing is sent before TLS has begun (STARTTLS): a password is never sent in clear. (MAIL-20) */
  requiresTls: boolean;
};

/** The connection to a mail server. `patience`: milliseconds to connect, and to wait for each of its answers. */
export const transportTo = ({ url, requiresTls }: MailServer, patience: number) =>
  createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });

type SmtpDeps = {
  server: MailServer;
  /** Called before each email, because it may change. */
  sender: () => Promise<{ from: Sender | string; replyTo: string | null }>;
  /** The site's public address without a final slash. */
  publicUrl: string;
  /** Where emails that cannot be delivered are returned to; null: to the sender. */
  returnPath: string | null;
  mark: MarkReader;
};

/** Delivery by SMTP. */
export function smtpMailer({ server, sender, publicUrl, returnPath, mark }: SmtpDeps): Mailer {
  const transport = transportTo(server, PATIENCE);
  const host = new URL(publicUrl).hostname;
  return {
    send: async (mail) => {
      const { recipient, subject, text, html, unsubscribePath } = mail;
      // If an email is sent again after a crash, its receiver recognises the duplicate.
      const messageId = `<${mail.messageId}@${host}>`;
      const { from, replyTo } = await sender();
      const sending = transport.sendMail({
        from,
        ...(replyTo !== null && { replyTo }),
        to: recipient,
        ...(returnPath !== null && { envelope: { from: returnPath, to: recipient } }),
        subject,
        text,
        ...(html && { html, attachments: [...scenesIn(html), ...(await marksIn(html, mark))] }),
        messageId,
        ...(mail.thread && { inReplyTo: `<${mail.thread}@${host}>`, references: `<${mail.thread}@${host}>` }),
        headers: { ...ofProgram, ...(unsubscribePath && endedAt(`${publicUrl}${unsubscribePath}`)) },
        // A server with this extension (RFC 3461) puts it into its report if it returns the email.
        dsn: { id: mail.messageId, return: "headers", notify: ["failure"] },
      });
      await sending.catch((error: unknown) => {
        throw refusedForGood(error) ?? error;
      });
      return messageId;
    },
    reachesPeople: true,
    close: () => transport.close(),
  };
}

/**
 * Tells other programs that a program has written this, so that they send no automatic answers (RFC 3834; Exchange has
 * its own header). Reports of failed delivery (NDR) are wanted. (MAIL-7)
 */
const ofProgram = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "DR, RN, NRN, OOF, AutoReply",
};

/** For the unsubscribe button of mail programs, with one click (RFC 8058). (MAIL-9) */
const endedAt = (address: string) => ({
  // On one line: simple programs cannot read one that is folded before its address.
  "List-Unsubscribe": { prepared: true, foldLines: false, value: `<${address}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Enhanced status codes (RFC 3463) for a recipient who does not exist, has moved, or takes no mail. */
const aboutRecipient = /^5\d\d[ -]5\.(?:1\.(?:[1-46]|10)|2\.1)\s/;

/** Permanent answers about the connection: commands out of order, and authentication that is missing or failed. */
const aboutSession: readonly unknown[] = [503, 530, 534, 535, 538];

/**
 * A server's permanent answer (5xx) to the recipient, which some servers give only once they have the message. Any
 * other refusal is about the sender, the message or the moment, and may change. (MAIL-8)
 */
function refusedForGood(error: unknown): MailRefused | null {
  const status = fieldOf(error, "responseCode");
  const response = String(fieldOf(error, "response"));
  const command = fieldOf(error, "command");
  const isAboutRecipient = command === "RCPT TO" || (command === "DATA" && aboutRecipient.test(response));
  const isFinal = typeof status === "number" && status >= 500 && !aboutSession.includes(status);
  const isForGood = isFinal && isAboutRecipient;
  return isForGood ? new MailRefused(response) : null;
}
