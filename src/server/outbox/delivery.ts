import type { Services } from "../services";
import { type Mailer, outboxMailer, smtpMailer } from "./mailer";
import { claimMails, giveUp, markDelivered } from "./outbox.repository";

/** Attempts in all; with the waits between them, about a day and a half. */
export const MAX_ATTEMPTS = 14;
const BATCH = 20;

type Needs = Pick<Services, "db" | "now" | "log">;

/** Delivers what is due; a mail that was not taken is tried again later. Returns how many were delivered. */
export async function deliverDue({ db, now, log }: Needs, mailer: Mailer): Promise<number> {
  let delivered = 0;
  for (const mail of await claimMails(db, now(), BATCH)) {
    try {
      await mailer.send(mail);
      await markDelivered(db, mail.id, now());
      delivered += 1;
    } catch (error) {
      log.warn({ mail: mail.id, attempts: mail.attempts, err: error }, "a mail was not delivered");
      if (mail.attempts >= MAX_ATTEMPTS) await giveUp(db, mail.id);
    }
  }
  return delivered;
}

/** Delivery as the sweeper runs it: everything that is due, batch by batch. Mails travel by SMTP where it is set up. */
export function mailDelivery(services: Pick<Services, "config" | "db" | "now" | "log">) {
  const { smtpUrl, mailFrom } = services.config;
  const mailer = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outboxMailer;
  return {
    run: async (stopping: () => boolean = () => false): Promise<void> => {
      // A full batch means that more may wait.
      while (!stopping() && (await deliverDue(services, mailer)) === BATCH);
    },
    close: mailer.close,
  };
}
