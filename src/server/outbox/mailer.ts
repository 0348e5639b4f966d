import { createTransport } from "nodemailer";
import type { QueuedMail } from "./outbox.repository";

/** Hands a mail to whoever delivers it. Throws when it was not taken. */
export type Mailer = { send: (mail: QueuedMail) => Promise<void>; close: () => void };

/** Milliseconds to connect, and to wait for a word of the server. */
const PATIENCE = 15_000;

/** Delivery by SMTP, `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    send: async ({ id, recipient, subject, text, html }) => {
      // The message's id is its row's: a mail sent again after a crash is recognised as the same by the receiver.
      const messageId = `<outbox-${id}@${domainOf(from)}>`;
      await transport.sendMail({ from, to: recipient, subject, text, ...(html && { html }), messageId });
    },
    close: () => transport.close(),
  };
}

function domainOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}

/** Without SMTP a mail is delivered by staying where developers and QA read it. */
export const outboxMailer: Mailer = { send: async () => {}, close: () => {} };
