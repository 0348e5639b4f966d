import { isHavanaDate } from "../../../shared/havana";
import type { Language } from "../../../shared/language";
import { dayText, instantText } from "../../../shared/longDate";
import type { MessageUnder, MessageValues } from "../../../shared/messageId";
import { moneyText } from "../../../shared/moneyText";
import { addressOf, legalLines, nameOf, type Shop } from "../../../shared/shop";
import { text, type Values } from "../http/texts";

/** The name of an email's texts, the messages `mail.<template>.subject` and `.text`. */
export type MailTemplate = MessageUnder<"mail", ".subject">;

/** A template's texts in a language: `mail.<template>.subject` and `.text`, with formatted values. */
export type Words = { subject: string; body: string };

/** A template's texts, with its values written out. */
export function words(template: MailTemplate, values: MessageValues, language: Language): Words {
  const written = formatted(values, language);
  return {
    subject: text(language, `mail.${template}.subject`, written),
    body: text(language, `mail.${template}.text`, written),
  };
}

/**
 * Writes values by the endings of their names: `At` epoch ms, `Amount` minor units of `currency`, days, and `Message`
 * message ids. A message gets the same values: the plain ones, and the messages before it.
 */
export function formatted(values: MessageValues, language: Language): Values {
  const written: Values = {};
  for (const [name, value] of Object.entries(values))
    if (!isMessage(name)) written[name] = write(name, value, language, values.currency);
  for (const name of Object.keys(values).filter(isMessage)) {
    const id = values[name];
    if (id !== undefined) written[name] = text(language, id, written);
  }
  return written;
}

const isMessage = (name: string): name is `${string}Message` => name.endsWith("Message");

function write(name: string, value: string | number, language: Language, currency?: string | number): string | number {
  if (typeof value === "number" && /(^a|A)t$/.test(name)) return instantText(value, language);
  if (typeof value === "number" && /(^a|A)mount$/.test(name)) return moneyText(value, language, currency?.toString());
  if (typeof value === "string" && isHavanaDate(value)) return dayText(value, language);
  return value;
}

/** A titled list of facts. */
export type FactItem = { title: string; rows: readonly (readonly [label: string, value: string])[] };

/** The content of an email, in its reader's language. */
export type MailFacts = {
  /** The code of the zone whose scene is at the top. */
  zone: string | undefined;
  /** The name of its subject, to be used within a sentence: `{named}` in its texts. (MAIL-5) */
  named: string;
  /** The bookings, each with its dates, place and reference. */
  items: readonly FactItem[];
  /** Amounts that add up: what was paid, and where each part of it is; null if the email is not about them. */
  money: FactItem | null;
  /** The total price; null if nothing is owed and nothing was paid. */
  total: string | null;
};

/** Several messages in one email: the one that asks for something first, in full, then what else happened. (MAIL-21) */
export type MergedMessage = { words: Words; facts: MailFacts | null };

export type Email = {
  name: string;
  words: Words;
  language: Language;
  action: { label: string; url: string };
  facts: MailFacts | null;
  /** The other news, oldest first. */
  also?: readonly MergedMessage[];
  /** Links and codes that are alone in a paragraph: shown large, as people read and type them by hand. */
  secrets: readonly string[];
  /** The link by which its reader unsubscribes from this kind of email. */
  unsubscribe?: { label: string; url: string };
  /** Whether it goes to staff instead of a client. */
  toStaff?: boolean;
  shop: Shop;
};

/** The reason why the reader gets this email. (DESK-22) */
export const footer = ({ toStaff = false, language, shop }: Pick<Email, "toStaff" | "language" | "shop">) =>
  text(language, toStaff ? "mail.footerStaff" : "mail.footer", { shop: nameOf(shop) });

/**
 * The sender: company and address, telephone and email, and the legal text, a line each. Details that are not set are
 * left out. (OPS-93, OPS-154)
 */
export const senderLines = ({ shop, language }: Pick<Email, "shop" | "language">): string[] =>
  [
    [shop.name, ...addressOf(shop)].filter((part) => part !== null).join(", "),
    [shop.phone, shop.email].filter((part) => part !== null).join(" · "),
    legalLines(shop, language).join(" · "),
  ].filter((line) => line !== "");

export const signature = ({ shop, language }: Pick<Email, "shop" | "language">): string =>
  text(language, "mail.signature", { shop: nameOf(shop) });

/** An unverified address has no name, as somebody else may have entered it. (SAFE-15) */
export const greeting = (name: string, language: Language) =>
  name === "" ? text(language, "mail.greetingWithoutName") : text(language, "mail.greeting", { name });

/** Each as a paragraph: its title, and its facts a line each. */
const paragraphs = (items: readonly FactItem[]): string[] =>
  items.map(({ title, rows }) => [title, ...rows.map(([label, value]) => `  ${label}: ${value}`)].join("\n"));

/** What was booked. */
export const bookedParagraphs = (facts: MailFacts | null): string[] => paragraphs(facts?.items ?? []);

/** The amounts that add up. */
export const moneyParagraphs = (facts: MailFacts | null): string[] => paragraphs(facts?.money ? [facts.money] : []);

/** The email in plain text: greeting, text, facts, the one link, signature. The HTML part has the same content. */
export function emailText(email: Email): string {
  const { name, words, language, action, facts, also = [], unsubscribe } = email;
  const ending = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [];
  const parts = [
    greeting(name, language),
    words.body,
    ...bookedParagraphs(facts),
    ...moneyParagraphs(facts),
    ...(facts?.total ? [facts.total] : []),
    `${action.label}: ${action.url}`,
    ...(also.length > 0 ? [text(language, "mail.also")] : []),
    ...also.map((told) => [told.words.subject, told.words.body, ...moneyParagraphs(told.facts)].join("\n")),
    signature(email),
    ["--", footer(email), ...senderLines(email), ...ending].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}
