import { createTransport } from "nodemailer";
import { scenesIn } from "../notify/scenes";
import type { QueuedMail } from "./outbox.repository";
import type { Sender } from "./sender";

/** Hands a message to whoever delivers it; answers with their id of it, if any. Throws when it was not taken. */
export type Mailer = { send: (message: QueuedMail) => Promise<string | null>; close: () => void };

/** Milliseconds to connect, and to wait for a word of the server. */
const PATIENCE = 15_000;

/** Delivery by SMTP, `smtp://user:password@host:port` or `smtps://…`. `sender` is asked before each mail: it may change. */
export function smtpMailer(url: string, sender: () => Promise<Sender | string>): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    send: async ({ id, recipient, subject, text, html }) => {
      const from = await sender();
      // The message's id is its row's: a mail sent again after a crash is recognised as the same by the receiver.
      const messageId = `<outbox-${id}@${domainOf(from)}>`;
      const markup = html && { html, attachments: scenesIn(html) };
      await transport.sendMail({ from, to: recipient, subject, text, ...markup, messageId });
      return messageId;
    },
    close: () => transport.close(),
  };
}

function domainOf(from: Sender | string): string {
  return /@([^>\s]+)/.exec(typeof from === "string" ? from : from.address)?.[1] ?? "localhost";
}

/** Without a provider a message is delivered by staying where developers and QA read it. (MAIL-3) */
export const outboxMailer: Mailer = { send: async () => null, close: () => {} };
