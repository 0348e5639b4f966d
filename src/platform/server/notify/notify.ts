import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { MessageId, MessageUnder, MessageValues } from "../../../shared/messageId";
import type { Minor } from "../../../shared/money";
import { moneyText } from "../../../shared/moneyText";
import type { OptionalMail } from "../../../shared/optionalMails";
import type { PagePath } from "../../../shared/page";
import type { Role } from "../../../shared/session.schemas";
import { nameOf, type Shop } from "../../../shared/shop";
import { findText, text } from "../http/texts";
import { inParallel } from "../inParallel";
import { type OutgoingMail, queueMail, queueWhatsApp } from "../outbox/outbox.repository";
import type { Tx } from "../services";
import { readShop } from "../shop/shop.repository";
import { copiesCode, nameAtMeta, type WhatsAppTemplate } from "../whatsapp/templates";
import { asksFor, type MailParts, waitsUntil } from "./digest";
import {
  bookedParagraphs,
  type Email,
  emailText,
  type FactItem,
  formatted,
  type MailFacts,
  type MailTemplate,
  moneyParagraphs,
  type Words,
  words,
} from "./email";
import { emailHtml } from "./email.html";

/**
 * A notification for a client, by email and as a note. The text is `mail.<template>.subject` and `.text`. Values whose
 * names end in `At` are instants (epoch ms, shown in Havana's time), those in `Amount` minor units, those in `Message`
 * message ids, formatted in the client's language with the same values.
 */
export type Notification = {
  clientId: number;
  planId: number | null;
  /** False if the email shows only its text, without the plan's bookings and prices. */
  isAboutPlan?: boolean;
  /**
   * How the money for the email's subject is split: what was paid, and where each part of it is. The email shows it
   * instead of a price. By default the plan's money, if the template is about a refund.
   */
  money?: MoneyLines;
  /** Identifies the effect, for example `plan-1001-sign-12`: with the same key it is sent only once. */
  key: string;
  template: MailTemplate;
  values: MessageValues;
  /**
   * Path of our site that the email's button opens, labelled `mail.<template>.action`; without it, the plan or the back
   * office.
   */
  path?: PagePath | undefined;
  /** Whether nothing of the plan is left after it, so that the client is asked for nothing more. (MAIL-21) */
  endsPlan?: boolean;
  /** For staff, also for a person who is invited and has not joined yet. */
  toStaff?: boolean;
  at: Instant;
};

/**
 * Amounts that add up, under the title of a message id: each line has a label, a message id with its values, which are
 * formatted like those of a notification.
 */
export type MoneyLines = {
  title: MessageId;
  values?: MessageValues;
  lines: readonly { label: MessageId; amount: Minor; values?: MessageValues }[];
};

export type Notify = (tx: Tx, notification: Notification) => Promise<void>;

/**
 * An email that is not added to the notes: it contains a secret or goes to somebody who may not be the client. (MAIL-1)
 */
export type PrivateMail = {
  recipient: Recipient;
  key: string;
  template: MailTemplate & MessageUnder<"mail", ".action">;
  values: MessageValues;
  /** The parts of text and path that open an account: blanked once it is sent. (SAFE-22) */
  secrets: readonly string[];
  /** Path of our site that its button opens; the button's label is `mail.<template>.action`. */
  path: PagePath;
  /**
   * For an email that does not follow an action of its reader: the path of our site to unsubscribe from its kind.
   * (MAIL-9)
   */
  unsubscribe?: { kind: OptionalMail; path: PagePath };
  at: Instant;
};

/** A WhatsApp message of a template (whatsapp/templates.ts); the outbox shows `whatsApp.<template>.text` instead. */
export type WhatsAppMessage = Omit<PrivateMail, "template" | "path" | "unsubscribe"> & {
  template: WhatsAppTemplate;
  /** E.164. */
  phone: string;
  /** The template's parameters, in order; the button of a code copies the first. */
  parameters: string[];
};

export type Notifier = {
  notify: Notify;
  mail: (tx: Tx, mail: PrivateMail) => Promise<void>;
  whatsApp: (tx: Tx, message: WhatsAppMessage) => Promise<void>;
};

/** A person's address and language for messages. */
export type Recipient = { clientId: number; email: string; name: string; language: Language };

/** The client to notify. `closedAt`: when they closed their account; null while it is open. */
export type NotificationRecipient = Recipient & { role: Role; closedAt: Instant | null };

/** A message in the recipient's notes. */
export type SystemNote = {
  key: string;
  clientId: number;
  subject: string;
  message: string;
  language: Language;
  /** The label of its button, in the note's language, and the path of our site that it opens. */
  action?: NoteAction | undefined;
  at: Instant;
};

export type NoteAction = { label: string; path: PagePath };

type Deps = {
  /** The site's public address without a final slash. */
  publicUrl: string;
  /** The page for messages that name none: the desk for staff; a plan for others, or the active one with null. */
  desk: PagePath;
  planPath: (planId: number | null) => PagePath;
  recipientOf: (tx: Tx, clientId: number) => Promise<NotificationRecipient | null>;
  addNote: (tx: Tx, note: SystemNote) => Promise<void>;
  /**
   * Reads the facts for a plan's notification, about one booking or, with null, about the whole plan; resolves to a
   * function that formats them. Null if there is nothing to show.
   */
  factsOf: (tx: Tx, about: About) => Promise<FactsIn | null>;
};

/** The facts, formatted in a language. */
export type FactsIn = (language: Language) => MailFacts;

/** The plan or booking that a notification is about. */
export type About = { planId: number; bookingId: number | null; template: MailTemplate; at: Instant };

/** Notifies clients by email and note in their language, in the transaction of the event. (MAIL-1) */
export function notifier({ publicUrl, desk, planPath, recipientOf, addNote, factsOf }: Deps): Notifier {
  const actionOf = (
    isStaff: boolean,
    language: Language,
    { template, path, planId, values }: Notification,
    shop: Shop,
  ): NoteAction => {
    if (isStaff) return { label: text(language, "mail.openDesk"), path: desk };
    const written = { shop: nameOf(shop), ...formatted(values, language) };
    const label = path === undefined ? undefined : findText(language, `mail.${template}.action`, written);
    return { label: label ?? text(language, "mail.openPlan"), path: path ?? planPath(planId) };
  };
  return {
    notify: async (tx, notification) => {
      const { clientId, planId, isAboutPlan = true, key, template, values, money, at } = notification;
      const bookingId = idIn(values, "bookingId");
      const about = planId !== null && isAboutPlan ? { planId, bookingId, template, at } : null;
      const [recipient, shop, factsIn] = await inParallel(
        recipientOf(tx, clientId),
        readShop(tx),
        about && factsOf(tx, about),
      );
      if (!recipient) throw new Error(`no client ${clientId} to notify`);
      // A closed account gets no messages, because its address may belong to another account by now. (SAFE-25)
      if (recipient.closedAt !== null) return;
      const { language, name, role } = recipient;
      const known = factsIn?.(language) ?? null;
      const message = words(template, { shop: nameOf(shop), name, named: known?.named ?? "", ...values }, language);
      const isStaff = role === "staff" || notification.toStaff === true;
      const opens = actionOf(isStaff, language, notification, shop);
      const action = { label: opens.label, url: `${publicUrl}${inLanguage(opens.path, language)}` };
      const facts = known && money ? { ...known, money: moneyItem(money, language), total: null } : known;
      const news = {
        template,
        bookingId,
        changeId: idIn(values, "changeId"),
        endsPlan: notification.endsPlan ?? false,
      };
      const gathers = isStaff || planId === null ? null : { ...news, deadlineAt: values.deadlineAt };
      const ending = { secrets: [], unsubscribePath: null };
      const sent = { key, action, facts, planId, ...ending, toStaff: isStaff, gathers, at };
      // A note about no plan and no page has no button; its email has the plan's button nevertheless.
      const hasPlace = isStaff || planId !== null || notification.path !== undefined;
      // A note about one booking also has its facts: which booking it is, and why it was declined. A plan's facts are
      // behind its button.
      const booked = about?.bookingId ? bookedParagraphs(facts) : [];
      const written = [message.body, ...booked, ...moneyParagraphs(facts)].join("\n\n");
      const note = { key, clientId, subject: message.subject, message: written, language, at };
      await inParallel(
        post(tx, recipient, message, shop, sent),
        addNote(tx, { ...note, action: hasPlace ? { label: opens.label, path: opens.path } : undefined }),
      );
    },
    mail: async (tx, { recipient, key, template, values, secrets, path, unsubscribe, at }) => {
      const { language, name } = recipient;
      const shop = await readShop(tx);
      const message = words(template, { shop: nameOf(shop), name, ...values }, language);
      const action = {
        label: text(language, `mail.${template}.action`, { shop: nameOf(shop) }),
        url: `${publicUrl}${inLanguage(path, language)}`,
      };
      const unsubscribePath = unsubscribe ? inLanguage(unsubscribe.path, language) : null;
      const ending = unsubscribe && {
        label: text(language, `mail.unsubscribe.${unsubscribe.kind}`),
        url: `${publicUrl}${unsubscribePath}`,
      };
      const about = { facts: null, planId: null, ...(ending && { unsubscribe: ending }), unsubscribePath };
      await post(tx, recipient, message, shop, { key, action, ...about, secrets, at });
    },
    whatsApp: async (tx, { recipient, phone, key, template, values, parameters, secrets, at }) => {
      const { language, clientId } = recipient;
      await queueWhatsApp(tx, {
        key,
        recipient: phone,
        language,
        text: text(language, `whatsApp.${template}.text`, { shop: nameOf(await readShop(tx)), ...values }),
        template: { name: nameAtMeta(template), parameters, copyButton: copiesCode(template) },
        secrets,
        clientId,
        at,
      });
    },
  };
}

/** A path that opens in a language: the email may be opened in a browser where no language was chosen. (WEB-12) */
function inLanguage(path: string, language: Language): string {
  const [page = "", fragment] = path.split("#");
  const address = page.includes("lang=") ? page : `${page}${page.includes("?") ? "&" : "?"}lang=${language}`;
  return fragment === undefined ? address : `${address}#${fragment}`;
}

/** The amounts that add up, formatted. */
export const moneyItem = ({ title, values, lines }: MoneyLines, language: Language): FactItem => ({
  title: text(language, title, values && formatted(values, language)),
  rows: lines.map(({ label, amount, values = {} }) => [
    text(language, label, formatted(values, language)),
    moneyText(amount, language),
  ]),
});

/** The booking, or the change of it, that a notification's values contain. */
function idIn(values: MessageValues, name: "bookingId" | "changeId"): number | null {
  const id = values[name];
  return typeof id === "number" ? id : null;
}

type Posted = Pick<OutgoingMail, "key" | "planId" | "secrets" | "unsubscribePath" | "at"> &
  Pick<Email, "action" | "facts" | "unsubscribe" | "toStaff"> & {
    /**
     * For an email that may be merged with others of its plan: its subject, and until when its demand has to be met.
     */
    gathers?: (Gathered & { deadlineAt: unknown }) | null;
  };

type Gathered = Pick<MailParts, "bookingId" | "changeId" | "endsPlan"> & { template: string };

/** Queues an email with the given message. */
async function post(
  tx: Tx,
  { language, name, email, clientId }: Recipient,
  message: Words,
  shop: Shop,
  { action, facts, unsubscribe, toStaff = false, gathers = null, ...mail }: Posted,
): Promise<void> {
  const ending = unsubscribe && { unsubscribe };
  const content = { name, words: message, language, action, facts, ...ending, toStaff, secrets: mail.secrets, shop };
  const written = { subject: message.subject, text: emailText(content), html: emailHtml(content) };
  const { deadlineAt, ...about } = gathers ?? { template: "" };
  const parts = gathers && { name, words: message, action, facts, ...about, asks: asksFor(gathers.template) };
  const waiting = gathers && waitsUntil(mail.at, deadlineAt);
  await queueMail(tx, { ...mail, ...written, recipient: email, language, clientId, parts, waitsUntil: waiting });
}
