import { isOpen } from "../../src/features/plan/bookings/bookingStatus";
import { PaymentStatus } from "../../src/shared/enumerations";
import { HOUR, type Instant } from "../../src/shared/instant";
import { type BookingFacts, type Facts, isWaitingChange } from "./facts";

/**
 * Checks the invariants of plans, reservations and messages at any moment (SIM-1, SIM-4, SIM-5). Returns the
 * violations.
 */
export function brokenPlans(facts: Facts): string[] {
  const { plans, bookings, events, payments, reservations, holds, mails, notes, vouchers } = facts;
  const broken = brokenNights(facts);
  for (const [index, one] of reservations.entries()) {
    for (const other of reservations.slice(index + 1)) {
      const meet = one.unitId === other.unitId && one.startsAt < other.freeAt && other.startsAt < one.freeAt;
      if (meet)
        broken.push(`${named(one)} and ${named(other)} have the same car at the same time, its turnover included`);
    }
  }
  for (const booking of bookings) {
    const held = [...reservations, ...holds].some(({ bookingId }) => bookingId === booking.id);
    if (!held && isWaitingChange(booking)) continue;
    if (held !== isOpen(booking.status))
      broken.push(`booking ${booking.id} is ${booking.status} and holds a service: ${held}`);
  }

  for (const [name, keys] of Object.entries({ mails, notes })) {
    if (new Set(keys).size !== keys.length) broken.push(`one of the ${name} was sent twice`);
  }
  const expected = expectedMails({ plans, bookings, events, payments, mails });
  for (const key of expected.due) if (!mails.includes(key)) broken.push(`no mail ${key}`);
  const effects = /-(confirmed|declined|lapsed|vouchers|unpaid|unsigned|sign-by|changed-\d+)$/;
  for (const key of mails)
    if (effects.test(key) && !expected.due.has(key) && !expected.welcome.has(key))
      broken.push(`mail ${key} tells of nothing`);

  for (const change of bookings.filter(({ replacesId }) => replacesId !== null)) {
    const replaced = bookings.find(({ id }) => id === change.replacesId);
    if (isWaitingChange(change) && !(replaced && isOpen(replaced.status)))
      broken.push(`change ${change.id} waits to replace what has ended`);
    if (change.status === "confirmed" && replaced && isOpen(replaced.status))
      broken.push(`booking ${replaced.id} and its change ${change.id} both stand`);
  }

  for (const { id, state, paidAt } of plans) {
    const open = bookings.filter((booking) => booking.planId === id && isOpen(booking.status));
    if (state === "cancelled" && open.length > 0) broken.push(`plan ${id} is cancelled and has open bookings`);
    const signed = events.some(({ planId, type }) => planId === id && type === "receipt.signed");
    const printed = bookings.filter((booking) => booking.planId === id && vouchers.includes(booking.id));
    if (signed && printed.length === 0) broken.push(`plan ${id} is signed and has no voucher`);
    if (!signed && printed.length > 0) broken.push(`plan ${id} has vouchers and is not signed`);
    if (["signing", "printing", "completed"].includes(state) && paidAt === null) {
      broken.push(`plan ${id} is ${state} and not paid`);
    }
  }
  return broken;
}

const named = ({ bookingId }: Facts["reservations"][number]) =>
  bookingId === null ? "a block" : `booking ${bookingId}`;

/** Every night's count must be the sum of its holds, and never exceed the rooms that exist. */
function brokenNights({ holds, roomNights }: Facts): string[] {
  const held = new Map<string, number>();
  for (const { roomTypeId, night, rooms } of holds) {
    const key = `${roomTypeId} on ${night}`;
    held.set(key, (held.get(key) ?? 0) + rooms);
  }
  const broken = roomNights.flatMap(({ roomTypeId, night, units, sold }) => {
    const key = `${roomTypeId} on ${night}`;
    const expected = held.get(key) ?? 0;
    held.delete(key);
    return sold === expected && sold <= units ? [] : [`room ${key}: ${sold} of ${units} sold, ${expected} held`];
  });
  return [...broken, ...[...held].map(([key, rooms]) => `room ${key}: none sold, ${rooms} held`)];
}

const inReview = (planId: number, at: Instant) => `plan-${planId}-in-review-${at}`;
/** Whether a change of a paid booking that costs more was agreed: its client was asked for the difference. (PLAN-44) */
const isDearer = (mails: readonly string[], planId: number, id: number) =>
  mails.includes(`plan-${planId}-change-${id}-to-pay`);

const isPaying = ["payment.captured", "payment.capturedLate", "transfer.received"];

/**
 * The messages that the events require, by key; each exists once. A request to sign is allowed, not required: money
 * that arrives after the first service's start leaves no time to sign, so nobody is asked.
 */
function expectedMails({
  plans,
  bookings,
  events,
  payments,
  mails,
}: Pick<Facts, "plans" | "bookings" | "events" | "payments" | "mails">) {
  const keys = new Set<string>();
  const welcome = new Set<string>();
  // The message about a change that is not confirmed states that the booking stays, unless that ends with it.
  const refusalKey = (planId: number, id: number, how: "declined" | "lapsed") => {
    const change = `plan-${planId}-change-${id}`;
    return mails.includes(change) ? change : `plan-${planId}-booking-${id}-${how}`;
  };
  for (const [index, { planId, type, bookingId, at }] of events.entries()) {
    const { paidAt = null } = plans.find(({ id }) => id === planId) ?? {};
    const isPaidNow = events.slice(0, index).some((one) => one.planId === planId && isPaying.includes(one.type));
    const isPaid = paidAt !== null && (at === paidAt ? isPaidNow : at > paidAt);
    const isChange = bookings.some(({ id, replacesId }) => id === bookingId && replacesId !== null);
    // A booking that replaces a paid one is notified as its change. (PLAN-42)
    const change = bookings.find(({ id }) => id === bookingId);
    const replaced = bookings.find(({ id }) => id === change?.replacesId);
    const costsMore = change !== undefined && replaced !== undefined && change.payNow > replaced.payNow;
    const changed = `plan-${planId}-changed-${bookingId}`;
    const ofPaid = costsMore ? `plan-${planId}-change-${bookingId}-to-pay` : changed;
    const confirmed = isPaid && isChange ? ofPaid : `plan-${planId}-booking-${bookingId}-confirmed`;
    if (type === "supplement.captured") keys.add(changed);
    // The message about the last confirmation includes the next step for the whole plan.
    const isOfPlan = mails.some(
      (key) => key.startsWith(`plan-${planId}-pay-by-${at}-`) || key === inReview(planId, at),
    );
    if (type === "booking.confirmed") (isOfPlan ? welcome : keys).add(confirmed);
    if (type === "booking.declined") keys.add(refusalKey(planId, bookingId ?? 0, "declined"));
    if (type === "receipt.signed") keys.add(`plan-${planId}-vouchers`);
    if (isPaying.includes(type)) welcome.add(`plan-${planId}-sign-by`);
    // It had ended unpaid, and the client was notified, before its money came.
    if (type === "payment.capturedLate") welcome.add(`plan-${planId}-unpaid`);
  }
  // A paying client sees a declined payment on the page; one that became known later is notified by email.
  for (const { id, status } of payments) if (status === PaymentStatus.Failed) welcome.add(`payment-${id}-declined`);
  for (const { id, planId, status } of bookings) {
    const lapse = refusalKey(planId, id, "lapsed");
    if (status === "lapsed") keys.add(lapse);
    // It may have lapsed before its client deleted it.
    if (status === "removed") welcome.add(lapse);
  }
  const isConfirmed = (planId: number, booking: number) => {
    const stood = isDearer(mails, planId, booking) ? "supplement.captured" : "booking.confirmed";
    return events.some(({ type, bookingId }) => type === stood && bookingId === booking);
  };
  const changes = bookings.filter(({ replacesId }) => replacesId !== null);
  // A confirmed change has ended the booking that it replaces; one that was not confirmed ended alone, or with that
  // booking.
  const ofChanges = changes.map(({ id, planId, replacesId }) => (isConfirmed(planId, id) ? replacesId : id));
  const cancelledByFact = events.filter(({ type }) => type === "booking.cancelled").map((event) => event.bookingId);
  const cancelledAlone = new Set([...cancelledByFact, ...ofChanges]);
  const endedWith = (plan: number) =>
    bookings.some(({ id, planId, status }) => planId === plan && status === "cancelled" && !cancelledAlone.has(id));
  for (const { id, state, paidAt } of plans) {
    if (state !== "cancelled") continue;
    if (paidAt === null) keys.add(`plan-${id}-unpaid`);
    // Not if it ended because everything was refunded.
    else if (endedWith(id)) keys.add(`plan-${id}-unsigned`);
  }
  return { due: keys, welcome };
}

/**
 * Checks the invariants after a sweep: nothing is held beyond its deadline, and no tick is due. The deadlines are
 * computed here independently, from the events and PLAN-9, PLAN-12, PLAN-17. Returns the violations.
 */
export function overdue(facts: Facts, now: Instant): string[] {
  const late: string[] = [];
  const { plans, bookings, events } = facts;
  for (const { id, planId, startsAt, status, replacesId } of bookings) {
    if (status !== "agreed") continue;
    const begins = bookings.find((one) => one.id === replacesId)?.startsAt ?? startsAt;
    const deadline = Math.min(confirmedAt(facts, id) + 48 * HOUR, startsAt, begins);
    const isAsked = facts.payments.some((one) => one.forBookingId === id && one.status === PaymentStatus.Created);
    if (now >= deadline && !isAsked) late.push(`change ${id} of plan ${planId} still waits for its difference`);
  }
  for (const { id, planId, createdAt, startsAt, status } of bookings) {
    if (status !== "requested") continue;
    const extended = events.some(({ type, bookingId }) => type === "booking.extended" && bookingId === id);
    const deadline = Math.min(createdAt + (extended ? 96 : 72) * HOUR, startsAt);
    if (now >= deadline) late.push(`booking ${id} of plan ${planId} still waits for an answer`);
  }
  for (const plan of plans) {
    if (plan.nextTickAt !== null && plan.nextTickAt <= now) late.push(`plan ${plan.id} was not swept`);
    const open = bookings.filter((booking) => booking.planId === plan.id && isOpen(booking.status));
    const start = Math.min(...open.map(({ startsAt }) => startsAt));
    const unsigned = plan.state === "signing" && now >= Math.min((plan.paidAt ?? 0) + 24 * HOUR, start);
    if (unsigned) late.push(`plan ${plan.id} still waits for its signature`);
    const unpaid = /^(verifyingDocuments|paying\.(choosing|declined))$/.test(plan.state);
    if (unpaid && now >= payDeadline(facts, plan.id, open)) late.push(`plan ${plan.id} is still held unpaid`);
    const held = plan.state === "confirming" ? open.filter(({ status }) => status === "confirmed") : [];
    for (const { id, startsAt } of held) {
      const deadline = Math.min(confirmedAt(facts, id) + 120 * HOUR, startsAt);
      if (now >= deadline) late.push(`booking ${id} is still held unpaid`);
    }
  }
  return late;
}

const confirmedAt = ({ events }: Facts, id: number): Instant =>
  events.find(({ type, bookingId }) => type === "booking.confirmed" && bookingId === id)?.at ?? 0;

/** 48 h from the last awaited answer, 120 h from each confirmation, and the first service's start. */
function payDeadline(facts: Facts, planId: number, open: readonly BookingFacts[]): Instant {
  const answers = facts.events
    .filter((event) => event.planId === planId && event.bookingId !== null && event.type !== "booking.extended")
    .map(({ at }) => at);
  const lapses = facts.bookings
    .filter((booking) => booking.planId === planId && booking.status === "lapsed")
    .map(({ id, createdAt, startsAt }) =>
      Math.min(Math.max(createdAt + 96 * HOUR, confirmedAt(facts, id) + 120 * HOUR), startsAt),
    );
  const holds = open.map(({ id, startsAt }) => Math.min(confirmedAt(facts, id) + 120 * HOUR, startsAt));
  return Math.min(Math.max(...answers, ...lapses) + 48 * HOUR, ...holds);
}
