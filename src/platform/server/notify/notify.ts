import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { Role } from "../../../shared/session.schemas";
import { findText, text, type Values } from "../http/texts";
import { type OutgoingMail, queueMail, queueWhatsApp } from "../outbox/outbox.repository";
import type { Tx } from "../services";
import { readShop } from "../shop/shop.repository";
import { type Letter, letterText, type MailFacts, type Words, words } from "./letter";
import { letterHtml } from "./letter.html";

/**
 * A notification for a client, by email and as a note. The text is `mail.<template>.subject` and `.text`. Values whose
 * names end in `At` are instants (epoch ms, shown in Havana's time), those in `Amount` minor units, those in `Message`
 * message ids, formatted in the client's language with the same values.
 */
export type Notice = {
  clientId: number;
  planId: number | null;
  /** False if the email shows nothing of the plan besides its text: its bookings and prices. */
  isAboutPlan?: boolean;
  /** Names the effect, for example `plan-1001-sign-12`: notified again under the same key, it is sent once. */
  key: string;
  template: string;
  values: Values;
  /** Path of our site that the mail's button opens, named `mail.<template>.action`; without it, the plan or the desk. */
  path?: string | undefined;
  at: Instant;
};

export type Notify = (tx: Tx, notice: Notice) => Promise<void>;

/** A mail that stays out of the notes: it carries a secret or goes to somebody who may not be the client. (MAIL-1) */
export type PrivateMail = {
  recipient: Recipient;
  key: string;
  template: string;
  values: Values;
  /** The part that opens an account, as text and path have it: blanked once it is sent. (SAFE-22) */
  secrets: readonly string[];
  /** Path of our site that its button opens; the button's label is `mail.<template>.action`. */
  path: string;
  at: Instant;
};

/** A WhatsApp message of a template `malecon_<template>`; what people read in the outbox is `whatsApp.<template>.text`. */
export type WhatsAppMessage = Omit<PrivateMail, "path"> & {
  /** E.164. */
  phone: string;
  /** What the template fills in, in its order; the first can be copied by a button. */
  parameters: string[];
  /** Without it there is one. */
  copyButton?: boolean;
};

export type Notifier = {
  notify: Notify;
  mail: (tx: Tx, mail: PrivateMail) => Promise<void>;
  whatsApp: (tx: Tx, message: WhatsAppMessage) => Promise<void>;
};

/** How to write to somebody. */
export type Recipient = { clientId: number; email: string; name: string; language: Language };

/** Who is notified. `closedAt`: when they closed their account; null while it is theirs. */
export type NoticeRecipient = Recipient & { role: Role; closedAt: Instant | null };

/** A message as the recipient finds it in their notes. */
export type SystemNote = {
  key: string;
  clientId: number;
  subject: string;
  message: string;
  language: Language;
  at: Instant;
};

type Parts = {
  /** Where the site is reached, without a final slash. */
  publicUrl: string;
  recipientOf: (tx: Tx, clientId: number) => Promise<NoticeRecipient | null>;
  addNote: (tx: Tx, note: SystemNote) => Promise<void>;
  /** What a plan's notification is about: one booking of it, or with null the plan. Null where there is nothing to show. */
  factsOf: (tx: Tx, about: About, language: Language) => Promise<MailFacts | null>;
};

/** What a notification is about. */
export type About = { planId: number; bookingId: number | null; at: Instant };

/** Notifies clients by email and note in their language, in the transaction of what happened. (MAIL-1) */
export function notifier({ publicUrl, recipientOf, addNote, factsOf }: Parts): Notifier {
  const actionOf = (role: Role, language: Language, { template, path }: Notice) => {
    if (role === "staff") return { label: text(language, "mail.openDesk"), url: `${publicUrl}/support` };
    const label = path === undefined ? undefined : findText(language, `mail.${template}.action`);
    return { label: label ?? text(language, "mail.openPlan"), url: `${publicUrl}${path ?? "/shopping-cart"}` };
  };
  return {
    notify: async (tx, notice) => {
      const { clientId, planId, isAboutPlan = true, key, template, values, at } = notice;
      const recipient = await recipientOf(tx, clientId);
      if (!recipient) throw new Error(`no client ${clientId} to notify`);
      // Nobody reads it any more, and the address may be another account's by now. (SAFE-25)
      if (recipient.closedAt !== null) return;
      const { language, name, role } = recipient;
      const said = words(template, { name, ...values }, language);
      const action = actionOf(role, language, notice);
      const about = planId !== null && isAboutPlan ? { planId, bookingId: bookingIn(values), at } : null;
      const facts = about && (await factsOf(tx, about, language));
      await post(tx, recipient, said, { key, action, facts, planId, secrets: [], toStaff: role === "staff", at });
      await addNote(tx, { key, clientId, subject: said.subject, message: said.body, language, at });
    },
    mail: async (tx, { recipient, key, template, values, secrets, path, at }) => {
      const { language, name } = recipient;
      const said = words(template, { name, ...values }, language);
      const action = { label: text(language, `mail.${template}.action`), url: `${publicUrl}${path}` };
      await post(tx, recipient, said, { key, action, facts: null, planId: null, secrets, at });
    },
    whatsApp: async (tx, { recipient, phone, key, template, values, parameters, copyButton = true, secrets, at }) => {
      const { language, clientId } = recipient;
      await queueWhatsApp(tx, {
        key,
        recipient: phone,
        language,
        text: text(language, `whatsApp.${template}.text`, values),
        template: { name: `malecon_${template}`, parameters, copyButton },
        secrets,
        clientId,
        at,
      });
    },
  };
}

/** The booking that a notification's values name. */
const bookingIn = ({ bookingId }: Values): number | null => (typeof bookingId === "number" ? bookingId : null);

type Posted = Pick<OutgoingMail, "key" | "planId" | "secrets" | "at"> & Pick<Letter, "action" | "facts" | "toStaff">;

/** Queues an email with the given message. */
async function post(
  tx: Tx,
  { language, name, email, clientId }: Recipient,
  said: Words,
  { action, facts, toStaff = false, ...mail }: Posted,
): Promise<void> {
  const shop = await readShop(tx);
  const letter = { name, words: said, language, action, facts, toStaff, secrets: mail.secrets, shop };
  const written = { subject: said.subject, text: letterText(letter), html: letterHtml(letter) };
  await queueMail(tx, { ...mail, ...written, recipient: email, language, clientId });
}
