import { type SQL, sql } from "drizzle-orm";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { MINUTE } from "../../../shared/instant";
import { knownLanguage } from "../../../shared/language";
import { withTimeout } from "../background/forEachConcurrently";
import { EVERYBODY, isAbout, type Whose, type WorkFor } from "../background/whose";
import { outbox } from "../db/schema/operations";
import { digestOf, partsIn } from "../notify/digest";
import type { MarkReader } from "../notify/scenes";
import type { Services, Tx } from "../services";
import { readShop } from "../shop/shop.repository";
import type { WhatsAppAccount } from "../whatsapp/account";
import { bounceJob } from "./bounces/bounceJob";
import { bounceMailbox, type MailboxAccess } from "./bounces/bounceMailbox";
import { type Mailer, outboxMailer } from "./mailer";
import {
  type Channel,
  claimMessage,
  giveUp,
  markDelivered,
  markRefused,
  partsOfMail,
  type QueuedMail,
  threadOf,
} from "./outbox.repository";
import { MailRefused } from "./refusal";
import { senderOf } from "./sender";
import { type MailServer, smtpMailer } from "./smtpMailer";
import { whatsAppMailer } from "./whatsAppMailer";

/**
 * Attempts in all: about a day and a half for emails; about ten minutes on WhatsApp, as a code expires after that.
 * (MAIL-3)
 */
export const MAX_ATTEMPTS: Record<Channel, number> = { mail: 14, whatsapp: 4 };
const CONCURRENCY = 5;

/**
 * The accounts that send emails and WhatsApp messages; null: they stay in the outbox. `mailFrom`: the sender; null: the
 * shop as its owner has set it.
 */
export type DeliveryConfig = {
  mailServer: MailServer | null;
  mailFrom: string | null;
  /** Where emails that cannot be delivered are returned to; null: to the sender. */
  mailReturnPath: string | null;
  /** The mailbox in which these are read; null: nobody reads them here. */
  bounces: MailboxAccess | null;
  whatsApp: WhatsAppAccount | null;
  publicUrl: string;
};

type Needs = Pick<Services, "db" | "now" | "log">;

/**
 * The clients whose messages are delivered; `clientOf`: the client of a message, if known. `stands`: whether the clock
 * in use was stopped.
 */
type About = { clientOf?: SQL; whose?: Whose; stands?: boolean };

/**
 * Delivers the messages of a channel that are due now, until none is left or the run is over. Failed ones are tried
 * again later, unless the mail server has refused them permanently (MAIL-8). Each is claimed just before it is sent, so
 * that one that hangs delays no other. Resolves to the number delivered. (OPS-16)
 */
export async function deliverDue(
  { db, now, log }: Needs,
  mailer: Mailer,
  channel: Channel = "mail",
  isOver: () => boolean = () => false,
  { clientOf = sql`${outbox.clientId}`, whose = EVERYBODY, stands = false }: About = {},
): Promise<number> {
  let delivered = 0;
  const deliver = async (message: QueuedMail) => {
    try {
      const thread = await threadOf(db, message);
      const reference = await mailer.send({ ...message, ...(await withItsParts(db, message)), thread });
      await markDelivered(db, message, { at: now(), reference, isSent: mailer.reachesPeople });
      delivered += 1;
    } catch (error) {
      log.warn({ message: message.id, channel, attempts: message.attempts, err: error }, "a message was not delivered");
      if (error instanceof MailRefused) await markRefused(db, message, { at: now(), words: error.words });
      else if (message.attempts >= MAX_ATTEMPTS[channel]) await giveUp(db, message);
    }
  };
  const began = now();
  const about = isAbout(clientOf, whose);
  const deliverInTurn = async () => {
    while (!isOver()) {
      const message = await claimMessage(db, channel, { dueBy: began, now: now(), about, waits: !stands });
      if (!message) return;
      await withTimeout(deliver(message), MINUTE).catch((err: unknown) =>
        log.error({ message: message.id, channel, err }, "a delivery did not end as it should"),
      );
    }
  };
  // Waits for all deliveries before a failure is thrown, so that none overlaps with the next run or the closing of the
  // database.
  const turns = await Promise.allSettled(Array.from({ length: CONCURRENCY }, deliverInTurn));
  for (const turn of turns) if (turn.status === "rejected") throw turn.reason;
  return delivered;
}

/** The merged content of an email and its parts; nothing if it has no parts. (MAIL-21) */
async function withItsParts(db: Tx, message: QueuedMail) {
  const others = message.parts ? await partsOfMail(db, message) : [];
  if (others.length === 0) return null;
  const mails = [message, ...others].sort((one, other) => one.id - other.id).map(partsIn);
  const language = knownLanguage(message.language) ?? DEFAULT_LANGUAGE;
  return digestOf(mails, { language, shop: await readShop(db) });
}

/**
 * The sweeper's delivery jobs: everything that is due, each channel separately. Emails are sent by SMTP and WhatsApp
 * messages by the Cloud API if these are configured; otherwise both stay readable in the outbox, also the WhatsApp
 * messages that the stand-in accepts. `clientOf`: the client of a message. `stands`: whether the present clock was
 * stopped. (QA-3)
 */
export function mailDelivery(
  services: Needs,
  { mailServer, mailFrom, mailReturnPath: returnPath, bounces, whatsApp, publicUrl }: DeliveryConfig,
  { mark, clientOf, stands }: { mark: MarkReader; clientOf: SQL; stands?: () => boolean },
) {
  const sender = async () => {
    const shop = await readShop(services.db);
    return { from: senderOf(shop, publicUrl, mailFrom), replyTo: shop.brand.replyTo };
  };
  const mailers: Record<Channel, Mailer> = {
    mail: mailServer ? smtpMailer({ server: mailServer, sender, publicUrl, returnPath, mark }) : outboxMailer,
    whatsapp: whatsApp ? whatsAppMailer({ ...whatsApp, fetch }) : outboxMailer,
  };
  const jobOf = (name: string, channel: Channel) => {
    const run: WorkFor = (isOver, whose) =>
      deliverDue(services, mailers[channel], channel, isOver, { clientOf, whose, stands: stands?.() ?? false });
    return { name, about: "clients" as const, run };
  };
  return {
    jobs: [
      jobOf("delivery of mails", "mail"),
      jobOf("delivery of WhatsApp messages", "whatsapp"),
      ...(bounces ? [bounceJob({ ...services, mailbox: bounceMailbox(bounces) })] : []),
    ],
    close: () => {
      for (const mailer of Object.values(mailers)) mailer.close();
    },
  };
}
