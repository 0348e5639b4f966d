import type { Language } from "../../../shared/language";
import type { Shop } from "../../../shared/shop";
import { recordOf } from "../../../shared/unknownData";
import { type Email, emailText, type MailFacts, type Words } from "./email";
import { emailHtml } from "./email.html";

/**
 * The data from which an email about a plan is written, stored with it until it is sent, because it may be merged with
 * others. `asks`: whether its reader has something to do, which comes first; `bookingId`: the booking that it is about,
 * null if it is about the whole plan; `changeId`: the change of that booking that it reports; `endsPlan`: nothing of
 * the plan is left. The last release wrote only `asks`. (MAIL-21)
 */
export type MailParts = Pick<Email, "name" | "action"> & {
  words: Words;
  facts: MailFacts | null;
  asks: boolean;
  template?: string;
  bookingId?: number | null;
  changeId?: number | null;
  endsPlan?: boolean;
};

/** The demands of emails: what their readers should do. */
type Demand = "pay" | "payMore" | "giveDocuments" | "sign" | "answer";

const demands: Readonly<Record<string, Demand>> = {
  payBy: "pay",
  payReminder: "pay",
  paymentDeclined: "pay",
  changeToPay: "payMore",
  changePayReminder: "payMore",
  differenceDeclined: "payMore",
  differenceHolderAsked: "payMore",
  differenceHolderRefused: "payMore",
  transferShort: "pay",
  transferRejected: "pay",
  holderAsked: "pay",
  holderRefused: "pay",
  documentUnfit: "giveDocuments",
  documentRejected: "giveDocuments",
  signBy: "sign",
  signReminder: "sign",
  planRestored: "sign",
  changedToSign: "sign",
  bookingProposed: "answer",
  stayProposed: "answer",
};

/**
 * The demands that each news item ends, because they are met or have lost their purpose. A news item that ends its plan
 * ends every demand.
 */
const endedBy: Readonly<Record<string, readonly Demand[]>> = {
  bookingChanged: ["payMore"],
  changedToSign: ["payMore"],
  differenceUnknown: ["payMore"],
  changeWithdrawn: ["payMore"],
  changeUnpaid: ["payMore"],
  refundRequested: ["payMore"],
  refundApproved: ["payMore"],
  refundToFund: ["payMore"],
  refundToLots: ["payMore"],
  bookingCancelled: ["answer"],
  bookingLapsed: ["answer"],
  bookingRequested: ["pay", "giveDocuments"],
  confirmedInReview: ["pay", "giveDocuments", "answer"],
  declinedInReview: ["pay"],
  documentUnfit: ["pay"],
  payBy: ["giveDocuments", "answer"],
  transferOrdered: ["pay"],
  transferReported: ["pay"],
  transferNotFound: ["pay"],
  paymentUnknown: ["pay"],
  planUnpaid: ["pay", "giveDocuments"],
  planRestored: ["pay"],
  signBy: ["pay", "giveDocuments"],
  vouchersReady: ["sign"],
  disputeOpened: ["sign"],
  planUnsigned: ["sign", "payMore"],
};

/** News that report the outcome of a demand, so that the email with the demand is out of date. */
const tellsTheEnd = new Set([
  "bookingCancelled",
  "bookingChanged",
  "changedToSign",
  "changeUnpaid",
  "changeWithdrawn",
  "planUnpaid",
  "planUnsigned",
  "refundApproved",
  "refundRequested",
  "refundToFund",
  "refundToLots",
  "signBy",
  "vouchersReady",
]);

/** Whether an email asks its reader to do something. A button alone does not mean that: it may only link to details. */
export const asksFor = (template: string): boolean => template in demands;

/** For how long an email about a plan waits for others, in milliseconds. */
export const GATHERS = 2 * 60_000;

/** An email about something due within these milliseconds is sent at once. */
const SOON = 12 * 3_600_000;

/**
 * Until when an email about a plan waits for others; null: it is sent immediately, because something in it is due soon.
 * (MAIL-21)
 */
export function waitsUntil(at: number, deadlineAt: unknown): number | null {
  return typeof deadlineAt === "number" && deadlineAt - at <= SOON ? null : at + GATHERS;
}

/** The data of an email. If they are damaged, the stored text is used alone, so that nothing is lost. (OPS-113) */
export function partsIn({ parts, subject, text: body }: { parts: unknown; subject: string; text: string }): Partly {
  const { words, action } = recordOf(parts);
  const isWhole = typeof recordOf(words).body === "string" && typeof recordOf(action).url === "string";
  // Our own `post` wrote it.
  return isWhole ? (parts as MailParts) : { words: { subject, body }, facts: null, asks: false };
}

type Partly = Pick<MailParts, "words" | "facts" | "asks"> & Partial<MailParts>;

/**
 * Whether a later email ends an email's demand. News about another booking does not. The demand to pay a difference has
 * the change's id.
 */
function isEnded({ template = "", bookingId = null }: Partly, later: readonly Partly[]): boolean {
  const demand = demands[template];
  if (demand === undefined) return false;
  const isOfOther = (id: number | null) => id !== null && bookingId !== null && id !== bookingId;
  return later.some(
    (news) =>
      news.endsPlan ||
      (endedBy[news.template ?? ""]?.includes(demand) && !isOfOther(news.changeId ?? news.bookingId ?? null)),
  );
}

/** Whether a later email reports the end of an email's demand: a cancelled plan need not be paid. */
const isOver = (mail: Partly, later: readonly Partly[]): boolean =>
  isEnded(
    mail,
    later.filter(({ template = "", endsPlan }) => endsPlan || tellsTheEnd.has(template)),
  );

/** The kind of email that each reminder repeats. */
const saidAnew: Readonly<Record<string, string>> = { payReminder: "payBy" };

/** Whether a later email asks for the same payment, of the plan or of one change, with another amount or deadline. */
function isReplaced({ template = "", bookingId = null }: Partly, later: readonly Partly[]): boolean {
  const demand = demands[template];
  if (demand !== "pay" && demand !== "payMore") return false;
  const same = [template, saidAnew[template]];
  return later.some((mail) => same.includes(mail.template) && (mail.bookingId ?? null) === bookingId);
}

/**
 * Several messages about one plan as one email: the newest demand that is still open comes first, with its button and
 * facts, then the other news, oldest first. Of several demands for the same payment only the last is shown, and none
 * that has ended meanwhile. `mails` in the order in which they were made. (MAIL-21)
 */
export function digestOf(
  all: readonly Partly[],
  { language, shop }: { language: Language; shop: Shop },
): { subject: string; text: string; html: string } | null {
  const mails = all.filter((mail, index) => {
    const later = all.slice(index + 1);
    return !isReplaced(mail, later) && !isOver(mail, later);
  });
  const main =
    mails.findLast((mail, index) => mail.asks && !isEnded(mail, mails.slice(index + 1))) ??
    mails.findLast(({ asks, action }) => action && !asks) ??
    mails.findLast(({ action }) => action);
  if (!main?.action) return null;
  const { name = "", action } = main;
  const also = mails.filter((mail) => mail !== main);
  const email = { ...main, name, action, language, shop, also, secrets: [] };
  return { subject: main.words.subject, text: emailText(email), html: emailHtml(email) };
}
