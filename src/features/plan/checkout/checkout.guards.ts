import type { PaymentProvider } from "../../../shared/enumerations";
import type { Likeness } from "../../../shared/names/likeness";
import type { Refusal, RefusalCode } from "../../../shared/refusals";
import { isOpen } from "../bookings/bookingStatus";
import { failedChecks } from "./checkout.checks";
import {
  agreedChanges,
  amountDue,
  type CheckoutContext,
  differenceOf,
  firstStart,
  isWaitingChange,
  lastEnd,
  openBookings,
  type PlanBooking,
  supplementUnderWay,
  waitingChange,
  withoutCancellation,
} from "./checkout.context";
import type { CheckoutEvent, CheckoutEventOf } from "./checkout.events";

/** A guard returns the reasons against an event. None: the event passes. */
export type Guard = (context: CheckoutContext, event: CheckoutEvent) => Refusal[];

const refuse = (code: RefusalCode, facts: Refusal["facts"] = {}): Refusal[] => [{ code, facts }];
const unless = (holds: boolean, code: RefusalCode, facts: Refusal["facts"] = {}): Refusal[] =>
  holds ? [] : refuse(code, facts);

function withBooking(
  { bookings }: CheckoutContext,
  event: CheckoutEvent,
  judge: (booking: PlanBooking) => Refusal[],
): Refusal[] {
  const id = "bookingId" in event ? event.bookingId : -1;
  const booking = bookings.find((candidate) => candidate.id === id);
  return booking ? judge(booking) : refuse("bookingUnknown", { booking: id });
}

const bookingKnown: Guard = (context, event) => withBooking(context, event, () => []);

const bookingOpen: Guard = (context, event) =>
  withBooking(context, event, ({ id, status }) => unless(isOpen(status), "bookingNotOpen", { booking: id, status }));

const awaitsAnswer: Guard = (context, event) =>
  withBooking(context, event, ({ id, status, confirmBy }) => {
    if (status !== "requested") return refuse("bookingNotRequested", { booking: id, status });
    return unless(event.at < confirmBy, "confirmationOverdue", { booking: id, deadline: confirmBy });
  });

const mayExtend: Guard = (context, event) => {
  const refusals = awaitsAnswer(context, event);
  if (refusals.length > 0) return refusals;
  return withBooking(context, event, ({ id, extended, confirmBy, startsAt }) => {
    if (extended) return refuse("bookingAlreadyExtended", { booking: id });
    return unless(confirmBy < startsAt, "extensionBeyondStart", { booking: id });
  });
};

const bookingPaid: Guard = (context, event) =>
  withBooking(context, event, ({ id, status }) => unless(status === "confirmed", "bookingNotPaid", { booking: id }));

/** A booking is added only for a service that starts in the future. (PLAN-18) */
const startsLater: Guard = (context, event) => {
  if (event.type !== "booking.added") return [];
  const { replaces } = event.booking;
  const later = beginsLater(event);
  return replaces === undefined ? later : [...mayReplace(context, event.at, replaces), ...later];
};

const beginsLater = ({ at, booking: { id, startsAt } }: CheckoutEventOf<"booking.added">): Refusal[] =>
  unless(at < startsAt, "serviceStarted", { booking: id });

/** A paid plan takes no additional booking, only a replacement for one that it has. (PLAN-42, PLAN-44) */
const mayChangePaid: Guard = (context, event) => {
  if (event.type !== "booking.added") return [];
  const { replaces } = event.booking;
  if (replaces === undefined) return notWhilePaid(event);
  return [...mayReplace(context, event.at, replaces), ...beginsLater(event)];
};

/**
 * In a paid plan only a change that was not confirmed yet can end this way; other bookings end by a refund. (PLAN-42)
 */
const neverBooked: Guard = (context, event) =>
  withBooking(context, event, ({ id, replaces, confirmedAt, status }) => {
    if (replaces === undefined || confirmedAt !== null) return notWhilePaid(event);
    // The provider may have captured the difference already.
    if (supplementUnderWay(context)?.bookingId === id) return refuse("paymentUnderWay");
    const isOver = event.type === "booking.cancelled" && !isOpen(status);
    return isOver ? bookingOpen(context, event) : [];
  });

const notWhilePaid = ({ type }: CheckoutEvent): Refusal[] => refuse("notInState", { event: type, state: "printing" });

/**
 * A booking can be changed while it is open and its service has not begun, one change at a time: not while it has a
 * waiting change, and not if it is a waiting change itself. (PLAN-40, PLAN-53)
 */
function mayReplace(context: CheckoutContext, at: number, id: number): Refusal[] {
  const booking = context.bookings.find((candidate) => candidate.id === id);
  if (!booking) return refuse("bookingUnknown", { booking: id });
  const { status, startsAt } = booking;
  if (!isOpen(status)) return refuse("bookingNotOpen", { booking: id, status });
  if (isWaitingChange(booking) || waitingChange(context, id)) return refuse("changeWaits", { booking: id });
  return unless(at < startsAt, "serviceStarted", { booking: id });
}

const noOpenBookings: Guard = (context) => unless(openBookings(context).length === 0, "bookingsOutstanding");

const allConfirmed: Guard = (context) => {
  const open = openBookings(context);
  if (open.length === 0) return refuse("noBookings");
  return open
    .filter(({ status }) => status !== "confirmed")
    .map(({ id, status }) => ({ code: "bookingNotConfirmed", facts: { booking: id, status } }));
};

const checksPass: Guard = ({ checks }) => failedChecks(checks);
const checksFail: Guard = ({ checks }) => unless(failedChecks(checks).length > 0, "notYet");

const staffHaveDocuments: Guard = ({ withStaff }) => unless(withStaff, "notYet");
const clientHasDocuments: Guard = ({ withStaff }) => unless(!withStaff, "notYet");

/** A paused window counts as open. */
const payWindowOpen: Guard = ({ payWindow, pausedWith }, event) =>
  payWindow && pausedWith === null
    ? unless(event.at < payWindow.closesAt, "payWindowOver", { deadline: payWindow.closesAt })
    : [];

const payWindowOver: Guard = ({ payWindow }, event) =>
  payWindow ? unless(event.at >= payWindow.closesAt, "notYet") : refuse("notYet");

const holderAllowed = ({ holderAccepted }: CheckoutContext, holder: Likeness): Refusal[] => {
  if (holder === "differs") return refuse("holderDiffers");
  return unless(holder === "matches" || holderAccepted, "holderUnclear");
};

/** Agreeing to one method's charge is not agreeing to another's. */
const methodAgreed = ({ method, charge }: CheckoutContext, chosen: PaymentProvider): Refusal[] =>
  unless(method === chosen || (charge.rate === 0 && charge.fixed === 0), "methodDiffers");

const methodChosen: Guard = ({ method }, event) =>
  unless("method" in event && event.method === method, "methodDiffers");

/** All conditions of a payment (PAY-1, PLAN-24). Also the source of the plan's "can I pay?" list. */
const mayPay: Guard = (context, event) => {
  const asserted =
    "termsAccepted" in event
      ? [
          ...unless(event.termsAccepted, "termsNotAccepted"),
          ...methodAgreed(context, event.method),
          ...holderAllowed(context, event.holder),
          ...unless(event.amount === amountDue(context), "amountDiffers", {
            asked: event.amount,
            due: amountDue(context),
          }),
        ]
      : [];
  return [
    ...allConfirmed(context, event),
    ...payWindowOpen(context, event),
    ...checksPass(context, event),
    ...asserted,
  ];
};

const attemptKnown: Guard = ({ attempt }, event) =>
  "attemptId" in event && attempt?.id === event.attemptId ? [] : refuse("attemptUnknown");

const capturedInFull: Guard = (context, event) => {
  if (event.type !== "payment.captured") return [];
  const due = amountDue(context);
  const known = unless(context.attempt?.id === event.attemptId, "attemptUnknown");
  return [...known, ...unless(event.amount === due, "amountDiffers", { asked: event.amount, due })];
};

/**
 * Late money that covers the amount due restores a plan that was cancelled as unpaid, until its first service begins.
 */
const mayRestore: Guard = (context, event) => {
  if (event.type !== "payment.capturedLate") return [];
  if (context.cancelled?.reason !== "unpaid") return refuse("notRestorable");
  const known = attemptKnown(context, event);
  if (known.length > 0) return known;
  const restored = withoutCancellation(context);
  const due = amountDue(restored);
  if (event.amount < due) return refuse("amountShort", { received: event.amount, due });
  return unless(event.at < firstStart(restored), "notRestorable");
};

const transferCovers: Guard = (context, event) => {
  const unknown = attemptKnown(context, event);
  if (unknown.length > 0 || event.type !== "transfer.received") return unknown;
  const received = (context.attempt?.received ?? 0) + event.amount;
  const due = amountDue(context);
  return unless(received >= due, "amountShort", { received, due });
};

/** A reversal is at most what was entered for the transfer. */
const hasArrived: Guard = (context, event) => {
  const unknown = attemptKnown(context, event);
  if (unknown.length > 0 || event.type !== "transfer.reversed") return unknown;
  const received = context.attempt?.received ?? 0;
  return unless(event.amount <= received, "amountDiffers", { asked: event.amount, due: received });
};

/** All conditions for paying the difference of an agreed change. (PLAN-44, PAY-1) */
const maySupplement: Guard = (context, event) => {
  if (event.type !== "supplement.started") return [];
  if (supplementUnderWay(context)) return refuse("paymentUnderWay");
  return withBooking(context, event, (change) => {
    const { id, status, holdUntil } = change;
    if (status !== "agreed" || holdUntil === null) return refuse("changeNotAgreed", { booking: id });
    const due = differenceOf(context, change) + event.charge;
    return [
      ...unless(event.at < holdUntil, "payWindowOver", { deadline: holdUntil }),
      ...unless(event.termsAccepted, "termsNotAccepted"),
      ...holderAllowed(context, event.holder),
      ...unless(event.amount === due, "amountDiffers", { asked: event.amount, due }),
    ];
  });
};

const supplementKnown: Guard = (context, event) =>
  "attemptId" in event && supplementUnderWay(context)?.id === event.attemptId ? [] : refuse("attemptUnknown");

/**
 * A change replaces its booking once the whole difference was captured, even after a decline; but not once either
 * service has begun, because the client may be using it. (PLAN-44, PLAN-51)
 */
const supplementInFull: Guard = (context, event) => {
  if (event.type !== "supplement.captured") return [];
  const { supplement, bookings } = context;
  if (supplement?.id !== event.attemptId) return refuse("attemptUnknown");
  const { bookingId, amount: due } = supplement;
  const change = bookings.find(({ id }) => id === bookingId);
  const replaced = bookings.find(({ id }) => id === change?.replaces);
  if (change?.status !== "agreed" || replaced?.status !== "confirmed")
    return refuse("changeNotAgreed", { booking: bookingId });
  return [
    ...unless(event.amount === due, "amountDiffers", { asked: event.amount, due }),
    ...unless(event.at < Math.min(replaced.startsAt, change.startsAt), "serviceStarted", { booking: replaced.id }),
  ];
};

/** A name on a card is accepted in a paid plan only while something is to be paid: the difference of a change. (PLAN-44) */
const changeAgreed: Guard = (context, event) => (agreedChanges(context).length > 0 ? [] : notWhilePaid(event));

const reviewOver: Guard = ({ reviewBy }, event) => unless(reviewBy !== null && event.at >= reviewBy, "notYet");

const maySign: Guard = ({ signWindow, checks }, event) => [
  ...(signWindow ? unless(event.at < signWindow.closesAt, "signWindowOver", { deadline: signWindow.closesAt }) : []),
  ...(checks?.profile ? [checks.profile] : []),
];

/** A signed receipt must be signed again if a change has altered the price. (PLAN-43) */
const maySignAnew: Guard = ({ toSign, checks }, event) => {
  if (toSign.length === 0) return notWhilePaid(event);
  return checks?.profile ? [checks.profile] : [];
};

const signWindowOver: Guard = ({ signWindow }, event) =>
  signWindow ? unless(event.at >= signWindow.closesAt, "notYet") : refuse("notYet");

/**
 * A signed plan is completed when its last service has ended, and the provider has answered an attempt to pay for a
 * change. (PLAN-22, PLAN-20)
 */
const servicesOver: Guard = (context, event) => [
  ...unless(event.at >= lastEnd(context), "bookingsOutstanding"),
  ...unless(supplementUnderWay(context) === null, "paymentUnderWay"),
];

/** Every guard of the chart by the name the chart uses. */
export const guards = {
  bookingKnown,
  bookingOpen,
  awaitsAnswer,
  mayExtend,
  bookingPaid,
  startsLater,
  mayChangePaid,
  neverBooked,
  noOpenBookings,
  allConfirmed,
  checksPass,
  checksFail,
  staffHaveDocuments,
  clientHasDocuments,
  payWindowOpen,
  payWindowOver,
  methodChosen,
  mayPay,
  attemptKnown,
  capturedInFull,
  mayRestore,
  transferCovers,
  hasArrived,
  maySupplement,
  supplementKnown,
  supplementInFull,
  changeAgreed,
  reviewOver,
  maySign,
  maySignAnew,
  signWindowOver,
  servicesOver,
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
