import type { QueuedMail } from "./outbox.repository";

/** An outgoing message. `thread`: the random part of the Message-ID of its plan's first email. (MAIL-22) */
export type Outgoing = QueuedMail & { thread?: string | null };

export type Mailer = {
  /**
   * Passes a message to a provider; resolves to the provider's id of it, if any. Throws if it was not accepted:
   * `MailRefused` if another attempt is useless.
   */
  send: (message: Outgoing) => Promise<string | null>;
  /** False: messages reach no receiver, and people read them in the outbox, secrets included. (SAFE-22) */
  reachesPeople: boolean;
  close: () => void;
};

/** Without a provider a message counts as delivered, and stays in the outbox for developers and QA. (MAIL-3) */
export const outboxMailer: Mailer = { send: async () => null, reachesPeople: false, close: () => {} };
