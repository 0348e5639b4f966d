import { createTransport } from "nodemailer";
import { scenesIn } from "../notify/scenes";
import type { QueuedMail } from "./outbox.repository";
import type { Sender } from "./sender";

export type Mailer = {
  /** Passes a message to a provider; resolves to the provider's id of it, if any. Throws when it was not accepted. */
  send: (message: QueuedMail) => Promise<string | null>;
  /** False: nobody receives the messages, so that people read them in the outbox, secrets included. (SAFE-22) */
  reachesPeople: boolean;
  close: () => void;
};

/** Milliseconds to connect, and to wait for a word of the server. */
const PATIENCE = 15_000;

/**
 * Delivery by SMTP, `smtp://user:password@host:port` or `smtps://…`. `sender` is called before each email, as it may
 * change.
 */
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
      // The message id comes from its row: if an email is sent again after a crash, the receiver recognises the
      // duplicate.
      const messageId = `<outbox-${id}@${domainOf(from)}>`;
      const markup = html && { html, attachments: scenesIn(html) };
      await transport.sendMail({ from, to: recipient, subject, text, ...markup, messageId });
      return messageId;
    },
    reachesPeople: true,
    close: () => transport.close(),
  };
}

function domainOf(from: Sender | string): string {
  return /@([^>\s]+)/.exec(typeof from === "string" ? from : from.address)?.[1] ?? "localhost";
}

/** Without a provider a message counts as delivered, and stays in the outbox for developers and QA. (MAIL-3) */
export const outboxMailer: Mailer = { send: async () => null, reachesPeople: false, close: () => {} };
