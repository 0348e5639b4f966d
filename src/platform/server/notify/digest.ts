import type { Language } from "../../../shared/language";
import type { Shop } from "../../../shared/shop";
import { recordOf } from "../../../shared/unknownData";
import { type Email, emailText, type MailFacts, type Words } from "./email";
import { emailHtml } from "./email.html";

/**
 * What an email about a plan is written from, kept with it until it is sent, as it may become one with others. `asks`:
 * whether its reader has something to do, which stands first. (MAIL-21)
 */
export type MailParts = Pick<Email, "name" | "action"> & { words: Words; facts: MailFacts | null; asks: boolean };

/** For how long an email about a plan waits for others, in milliseconds. */
export const GATHERS = 2 * 60_000;

/** What has to be done within these milliseconds is written about at once. */
const SOON = 12 * 3_600_000;

/** Until when an email about a plan waits for others; null: it does not, as something in it is due soon. (MAIL-21) */
export function waitsUntil(at: number, deadlineAt: unknown): number | null {
  return typeof deadlineAt === "number" && deadlineAt - at <= SOON ? null : at + GATHERS;
}

/** What an email is written from; of one whose parts are damaged its words alone, so that nothing is lost. (OPS-113) */
export function partsIn({ parts, subject, text: body }: { parts: unknown; subject: string; text: string }): Partly {
  const { words, action } = recordOf(parts);
  const isWhole = typeof recordOf(words).body === "string" && typeof recordOf(action).url === "string";
  // Our own `post` wrote it.
  return isWhole ? (parts as MailParts) : { words: { subject, body }, facts: null, asks: false };
}

type Partly = Pick<MailParts, "words" | "facts" | "asks"> & Partial<MailParts>;

/**
 * Several messages about one plan as one email: what its reader is asked to do last comes first, with its button and
 * facts, then what else happened, oldest first. `mails` in the order in which they were made. (MAIL-21)
 */
export function digestOf(
  mails: readonly Partly[],
  { language, shop }: { language: Language; shop: Shop },
): { subject: string; text: string; html: string } | null {
  const main = mails.findLast(({ asks }) => asks) ?? mails.findLast(({ action }) => action);
  if (!main?.action) return null;
  const { name = "", action } = main;
  const also = mails.filter((mail) => mail !== main);
  const email = { ...main, name, action, language, shop, also, secrets: [] };
  return { subject: main.words.subject, text: emailText(email), html: emailHtml(email) };
}
