import { HOUR, type Instant } from "../../../shared/instant";
import { type CheckoutContext, isToBePaid, lastEnd, supplementUnderWay, type Window } from "./checkout.context";
import { PAY_REMINDER_HOURS, SIGN_REMINDER_HOURS, STAFF_ALERT_HOURS } from "./checkout.deadlines";

export const deadlineKinds = ["confirm", "hold", "pay", "difference", "review", "sign", "complete"] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

export type Deadline = { type: "deadline"; kind: DeadlineKind; at: Instant; bookingId?: number };

/** What the clock does to a plan at an instant: it enforces a deadline or sends a reminder. */
export type Upcoming = Deadline | { type: "reminder"; key: string; at: Instant };

/** What the clock enforces in a state. The chart tags its states with these. */
export type Watch =
  | "watchConfirmations"
  | "watchPayment"
  | "watchReview"
  | "watchSigning"
  | "watchServices"
  | "watchChanges";

type HasTag = (tag: Watch) => boolean;

/** Everything the clock still has to do to a plan, soonest first. */
export function upcoming(context: CheckoutContext, hasTag: HasTag): Upcoming[] {
  const all = [
    ...(hasTag("watchConfirmations") ? confirmations(context) : []),
    ...(hasTag("watchPayment") ? windowOf("pay", context.payWindow, PAY_REMINDER_HOURS) : []),
    ...(hasTag("watchReview") && context.reviewBy !== null ? [deadline("review", context.reviewBy)] : []),
    ...(hasTag("watchSigning") ? windowOf("sign", context.signWindow, SIGN_REMINDER_HOURS) : []),
    ...(hasTag("watchChanges") ? [...answers(context), ...differences(context)] : []),
    ...(hasTag("watchServices") ? completion(context) : []),
  ];
  return all
    .filter((item) => item.type === "deadline" || !context.reminded.includes(item.key))
    .sort((a, b) => a.at - b.at);
}

function deadline(kind: DeadlineKind, at: Instant, bookingId?: number): Upcoming {
  return { type: "deadline", kind, at, ...(bookingId !== undefined && { bookingId }) };
}

function confirmations(context: CheckoutContext): Upcoming[] {
  const holds = context.bookings.flatMap(({ id, status, holdUntil }) =>
    status === "confirmed" && holdUntil !== null ? [deadline("hold", holdUntil, id)] : [],
  );
  return [...holds, ...answers(context)];
}

/** The deadlines for suppliers' answers. */
function answers({ bookings }: CheckoutContext): Upcoming[] {
  return bookings.flatMap(({ id, status, createdAt, confirmBy }): Upcoming[] => {
    if (status !== "requested") return [];
    const alertAt = createdAt + STAFF_ALERT_HOURS * HOUR;
    const alert: Upcoming[] = alertAt < confirmBy ? [{ type: "reminder", key: `confirm-${id}`, at: alertAt }] : [];
    return [...alert, deadline("confirm", confirmBy, id)];
  });
}

/** An attempt to pay for a change delays the plan's completion until its provider answers. (PLAN-22, PLAN-20) */
const completion = (context: CheckoutContext): Upcoming[] =>
  supplementUnderWay(context) ? [] : [deadline("complete", lastEnd(context))];

/**
 * Until when agreed changes are held for their difference, with the reminders of a window to pay. An attempt under way
 * delays the deadline. (PLAN-44, PLAN-20, MAIL-4)
 */
function differences(context: CheckoutContext): Upcoming[] {
  return context.bookings.flatMap((booking): Upcoming[] => {
    const { id, agreedAt, holdUntil: closesAt } = booking;
    if (!isToBePaid(context, booking) || closesAt === null) return [];
    const window = { opensAt: agreedAt ?? closesAt, closesAt };
    return [
      ...remindersIn(window, PAY_REMINDER_HOURS, (before) => `difference-${before}-${id}`),
      deadline("difference", closesAt, id),
    ];
  });
}

function windowOf(kind: "pay" | "sign", window: Window | null, hours: readonly number[]): Upcoming[] {
  if (!window) return [];
  return [...remindersIn(window, hours, (before) => `${kind}-${before}`), deadline(kind, window.closesAt)];
}

const remindersIn = (
  { opensAt, closesAt }: Window,
  hours: readonly number[],
  keyOf: (before: number) => string,
): Upcoming[] =>
  hours
    .map((before): Upcoming => ({ type: "reminder", key: keyOf(before), at: closesAt - before * HOUR }))
    // The first service may cut a window shorter than a reminder's lead time: that reminder is left out.
    .filter(({ at }) => at > opensAt);

/** What a reminder is about, by its key: `confirm-801`, `pay-24`, `sign-3`, `difference-6-802`. */
export function reminderOf(key: string): {
  kind: DeadlineKind;
  hoursBefore: number | null;
  bookingId: number | null;
} {
  const [name, first, second] = key.split("-");
  const kind = deadlineKinds.find((one) => one === name) ?? "confirm";
  if (kind === "confirm") return { kind, hoursBefore: null, bookingId: Number(first) };
  return { kind, hoursBefore: Number(first), bookingId: second === undefined ? null : Number(second) };
}

/** The instant at which the clock next acts, or null. The sweeper finds due plans by it. */
export function nextTick(context: CheckoutContext, hasTag: HasTag): Instant | null {
  return upcoming(context, hasTag)[0]?.at ?? null;
}
