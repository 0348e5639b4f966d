import type { Services } from "../services";
import { type Mailer, outboxMailer, smtpMailer } from "./mailer";
import { claimMails, giveUp, markDelivered } from "./outbox.repository";

/** Attempts in all; with the waits between them, about a day and a half. */
export const MAX_ATTEMPTS = 14;
const BATCH = 20;
/** Milliseconds between two looks at the outbox. */
const EVERY = 2_000;

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

/** Keeps delivering until it is stopped; `stop` waits for the mail in hand. */
export function startDelivery(services: Pick<Services, "config" | "db" | "now" | "log">): {
  stop: () => Promise<void>;
} {
  const { smtpUrl, mailFrom } = services.config;
  const mailer = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outboxMailer;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const pass = async () => {
    try {
      // A full batch means that more may wait.
      while (!stopped && (await deliverDue(services, mailer)) === BATCH);
    } catch (error) {
      services.log.error({ err: error }, "the outbox could not be read");
    }
    if (!stopped) timer = setTimeout(begin, EVERY);
  };
  const begin = () => {
    running = pass();
  };
  begin();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      mailer.close();
    },
  };
}
