import { text } from "../../../platform/server/http/texts";
import { inParallel } from "../../../platform/server/inParallel";
import type { FactItem, MailFacts } from "../../../platform/server/notify/email";
import { type About, type FactsIn, type MoneyLines, moneyItem } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { MessageId } from "../../../shared/messageId";
import { moneyText } from "../../../shared/moneyText";
import { isOpen, onlyWaits } from "../bookings/bookingStatus";
import { type CheckoutSnapshot, chargeOfPlan, whenPaidOnline } from "../checkout/checkout.states";
import { planTotals } from "../plan.rules";
import type { Booking } from "../plan.schemas";
import type { BookingReader } from "./bookings/bookings.repository";
import { ifReadable, readPlan } from "./checkout/readPlan";
import { totalText } from "./totalText";

type Row = readonly [label: string, value: string];

/**
 * The facts of an email about a plan or a booking: date, place and reference of each open booking, and their total. A
 * proposal or a requested change comes before the booking that it would replace. If no booking is open: the bookings
 * that the plan's end has cancelled, or all former ones; null if it never had any. No names of people, because staff
 * get these emails too. (MAIL-5)
 */
export const mailFacts =
  ({ moneyOf, reader }: Deps) =>
  async (tx: Tx, about: About): Promise<FactsIn | null> => {
    const { planId, bookingId, template, at } = about;
    const isAboutMoney = aboutMoney.includes(template);
    const [found, offer, change, money, plan] = await inParallel(
      bookingId === null ? reader.bookingsOf(tx, planId) : reader.findFormer(tx, bookingId),
      bookingId === null ? undefined : proposedFor(reader, tx, planId, bookingId),
      template === "changeAsked" ? changeOf(reader, tx, planId, bookingId) : undefined,
      isAboutMoney ? moneyOf(tx, planId, at) : null,
      isAboutMoney && bookingId !== null ? null : ifReadable(readPlan(tx, planId, at)),
    );
    const shown = Array.isArray(found) ? bookingsToShow(found, plan) : [found].filter((one) => one !== undefined);
    const [first] = shown;
    if (!first) return null;
    if (offer) return (language) => proposalFacts(reader, offer, first, language);
    if (change) return (language) => changeFacts(reader, change, first, language);
    const open = shown.filter(({ Status }) => isOpen(Status));
    const showsTotal = money === null && open.length === shown.length;
    const status = showsTotal ? (plan ?? (await readPlan(tx, planId, at))) : null;
    return (language) => ({
      zone: serviceOf(reader, first, language).zone,
      named: namedIn(reader, shown, language),
      items: shown.map((booking) => itemOf(reader, booking, language)),
      money: money && moneyItem(money, language),
      total: status && totalOfShown(open, bookingId === null, status, language),
    });
  };

type Reader = Pick<BookingReader, "productOf" | "bookingsOf" | "findFormer" | "proposalsOf">;

type Deps = {
  reader: Reader;
  /** The amount paid for a plan, and where it is; null if nothing was paid. */
  moneyOf: (tx: Tx, planId: number, at: Instant) => Promise<MoneyLines | null>;
};

/** The templates about refunded money: their emails show where the plan's money is instead of its price. (MAIL-11) */
const aboutMoney: readonly string[] = [
  "changeNotPayable",
  "changeOver",
  "disputeLost",
  "elsewhereFailed",
  "paidTooLate",
  "paidTwice",
  "paymentNotPayable",
  "paymentWithdrawn",
  "planUnpaid",
  "planUnsigned",
  "refundAttributed",
  "refundDeclined",
  "refundElsewhere",
  "refundReturned",
  "refundSent",
  "refundWasOwed",
  "transferOver",
];

/** The alternative that staff propose for a booking, while the client has not answered. */
async function proposedFor(
  { proposalsOf }: Reader,
  tx: Tx,
  planId: number,
  bookingId: number,
): Promise<Booking | undefined> {
  return (await proposalsOf(tx, planId)).find(({ replacesId }) => replacesId === bookingId)?.offer;
}

/** The change of a booking that waits for its supplier. (PLAN-40) */
async function changeOf(
  { bookingsOf }: Reader,
  tx: Tx,
  planId: number,
  bookingId: number | null,
): Promise<Booking | undefined> {
  return (await bookingsOf(tx, planId)).find((booking) => onlyWaits(booking) && booking.Replaces === bookingId);
}

/** A proposal comes first, with its total; the original booking is below it. */
function proposalFacts(reader: Reader, offer: Booking, booked: Booking, language: Language): MailFacts {
  const { PayNow: payNow, PayInCuba: payInCuba, CurrencyCode: currency } = offer;
  const proposed = serviceOf(reader, offer, language);
  return {
    zone: proposed.zone,
    named: serviceOf(reader, booked, language).named,
    items: [
      titled("mail.fact.proposed", proposed, language),
      titled("mail.fact.instead", itemOf(reader, booked, language), language),
    ],
    money: null,
    total: totalText(language, { payNow, payInCuba, currency, online: "later" }),
  };
}

/** The requested change comes first, with its total price; below it the current booking. */
function changeFacts(reader: Reader, change: Booking, booked: Booking, language: Language): MailFacts {
  const { PayNow: payNow, PayInCuba: payInCuba, CurrencyCode: currency } = change;
  const { zone, named } = serviceOf(reader, booked, language);
  return {
    zone,
    named,
    items: [
      titled("mail.fact.asked", itemOf(reader, change, language), language),
      titled("mail.fact.bookedNow", itemOf(reader, booked, language), language),
    ],
    money: null,
    total: totalText(language, { payNow, payInCuba, currency, online: payNow > booked.PayNow ? "later" : "paid" }),
  };
}

/** An item under a title that says what it is. */
const titled = (id: MessageId, { title, rows }: Pick<FactItem, "title" | "rows">, language: Language): FactItem => ({
  title: text(language, id, { title }),
  rows,
});

/** A plan's open bookings without waiting changes; if none is open, those that its end has cancelled, else all. */
function bookingsToShow(all: readonly Booking[], plan: CheckoutSnapshot | null): readonly Booking[] {
  const open = all.filter((booking) => isOpen(booking.Status) && !onlyWaits(booking));
  if (open.length > 0) return open;
  const cancelled = all.filter(({ BookingId }) => plan?.context.cancelled?.bookingIds.includes(BookingId));
  return cancelled.length > 0 ? cancelled : all;
}

/** For a plan the total includes the payment method's charge and names it, as its page does. (PLAN-8, MAIL-5) */
function totalOfShown(open: readonly Booking[], isPlan: boolean, snapshot: CheckoutSnapshot, language: Language) {
  const [first] = open;
  // A waiting change is not in its plan's total, and not paid even if its plan is: messages about it state its own
  // price.
  const change = first && open.length === 1 && onlyWaits(first) ? first : null;
  const { PayNow, PayInCuba } = change ?? planTotals(open);
  const charge = isPlan ? chargeOfPlan(snapshot) : 0;
  const online = change && snapshot.hasTag("paid") ? "later" : whenPaidOnline(snapshot);
  const total = totalText(language, { payNow: PayNow + charge, payInCuba: PayInCuba, currency: "USD", online });
  if (charge === 0) return total;
  return `${total}. ${text(language, "checkout.totals.charge", { charge: moneyText(charge, language) })}`;
}

/** The product's description of a booking; only its name if the details are lost. */
function serviceOf({ productOf }: Reader, booking: Booking, language: Language) {
  const { Name: name } = booking;
  return productOf(booking).mailed(booking, language) ?? { zone: undefined, named: name, title: name, rows: [] };
}

/** The first one by its name and place, and the number of the others. */
function namedIn(reader: Reader, bookings: readonly Booking[], language: Language): string {
  const [first] = bookings;
  if (!first) return "";
  const { named } = serviceOf(reader, first, language);
  return bookings.length === 1 ? named : text(language, "mail.fact.andMore", { named, count: bookings.length - 1 });
}

function itemOf(reader: Reader, booking: Booking, language: Language): MailFacts["items"][number] {
  const { title, rows } = serviceOf(reader, booking, language);
  const { BookingId, TravelPlanId, SupplierReference, Status, DeclineReason } = booking;
  const say = (id: MessageId, values = {}) => text(language, id, values);
  const known = SupplierReference === null ? "no" : "yes";
  const reference = { booking: BookingId, plan: TravelPlanId, known, supplier: SupplierReference ?? "" };
  return {
    title,
    rows: [
      ...rows,
      [say("mail.fact.reference"), say("mail.fact.referenceOf", reference)],
      ...(isOpen(Status) ? [] : [[say("mail.fact.status"), say(`plan.booking.status.${Status}`)] satisfies Row]),
      ...(DeclineReason ? [[say("mail.fact.reason"), DeclineReason] satisfies Row] : []),
    ],
  };
}
