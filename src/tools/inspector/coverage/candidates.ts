import { aCardMethod } from "../../../features/payments/methods/methods.facts";
import type { DocumentChecks } from "../../../features/plan/checkout/checkout.checks";
import {
  amountDue,
  differenceOf,
  openBookings,
  withoutCancellation,
} from "../../../features/plan/checkout/checkout.context";
import type { CheckoutSnapshot } from "../../../features/plan/checkout/checkout.states";
import { ProductType } from "../../../shared/enumerations";
import { DAY, type Instant } from "../../../shared/instant";
import type { SentEvent } from "../event/event-fields";

/** A plan from which paths are planned, with every booking that was ever in it: others cannot be added. */
export type PlanState = { snapshot: CheckoutSnapshot; now: Instant; bookingIds: readonly number[] };

/** Ids that no booking (its sequence is far below) and no attempt has. */
const UNKNOWN_BOOKING = 2_000_000_000;
const UNKNOWN_ATTEMPT = "00000000-0000-4000-8000-000000000000";

const passing: DocumentChecks = { profile: null, documents: null, licenceAge: null, passportPeriod: null };
const unreviewed: DocumentChecks = { ...passing, documents: { code: "documentsInReview", facts: {} } };
const failing: DocumentChecks = { ...passing, profile: { code: "profileIncomplete", facts: { missing: "phone" } } };

/** Every event worth sending to a plan: those that it may accept, and those that it must refuse. */
export function candidates({ snapshot: { context }, now, bookingIds }: PlanState, fresh: string): SentEvent[] {
  const { bookings, attempt, supplement, charge, method } = context;
  const own = bookings.map(({ id }) => id);
  // The newest booking: older ones may belong to an earlier scenario, with a driver whose documents block the way.
  const spare = bookingIds.findLast((id) => !own.includes(id));
  const startsAt = now + 30 * DAY;
  const added = { productType: ProductType.CarRent, startsAt, endsAt: startsAt + 3 * DAY, amount: 29_100 };
  const costs = charge.rate > 0 || charge.fixed > 0;
  const chosen = costs && method !== null ? method : aCardMethod;
  const start = { attemptId: fresh, amount: amountDue(context), termsAccepted: true, holder: "matches" } as const;
  const attempts = [...(attempt ? [attempt.id] : []), UNKNOWN_ATTEMPT];
  const late = amountDue(withoutCancellation(context));
  return [
    ...(spare === undefined
      ? []
      : [startsAt, now].map((at): SentEvent => {
          const booking = { ...added, id: spare, startsAt: at };
          return { type: "booking.added", booking };
        })),
    ...(spare === undefined || context.paidAt === null
      ? []
      : openBookings(context).flatMap(({ id: replaces, amount }) =>
          [amount - 1, amount + 1].map((price): SentEvent => {
            const change = { ...added, id: spare, amount: price, replaces };
            return { type: "booking.added", booking: change };
          }),
        )),
    ...bookings
      .filter(({ status }) => status === "agreed")
      .map((change): SentEvent => {
        const ofChange = { bookingId: change.id, amount: differenceOf(context, change), charge: 0 };
        return { type: "supplement.started", method: aCardMethod, ...start, ...ofChange };
      }),
    ...(supplement ? [supplement.id, UNKNOWN_ATTEMPT] : []).flatMap((attemptId): SentEvent[] => [
      { type: "supplement.captured", attemptId, amount: supplement?.amount ?? 0 },
      { type: "supplement.declined", attemptId },
      { type: "supplement.unknown", attemptId },
    ]),
    { type: "documents.checked", checks: passing },
    ...[...own, UNKNOWN_BOOKING].flatMap((bookingId): SentEvent[] => [
      { type: "booking.confirmed", bookingId },
      { type: "booking.declined", bookingId },
      { type: "booking.extended", bookingId },
      { type: "booking.cancelled", bookingId },
      { type: "booking.removed", bookingId },
      { type: "booking.refunded", bookingId },
    ]),
    { type: "documents.checked", checks: failing },
    { type: "documents.checked", checks: unreviewed, withStaff: true },
    { type: "payment.started", method: chosen, ...start },
    { type: "payment.started", method: chosen, ...start, holder: "differs" },
    { type: "transfer.ordered", method: chosen, ...start },
    { type: "link.created", method: chosen, ...start },
    ...attempts.flatMap((attemptId): SentEvent[] => [
      { type: "payment.captured", attemptId, amount: amountDue(context) },
      { type: "payment.declined", attemptId },
      { type: "payment.unknown", attemptId },
      { type: "transfer.reported", attemptId },
      { type: "transfer.received", attemptId, amount: amountDue(context) },
      { type: "transfer.received", attemptId, amount: 1 },
      { type: "transfer.reversed", attemptId, amount: 1 },
      { type: "transfer.rejected", attemptId },
      { type: "transfer.withdrawn", attemptId },
      { type: "link.closed", attemptId },
      { type: "payment.capturedLate", attemptId, amount: late },
    ]),
    { type: "method.changed", method: aCardMethod },
    { type: "method.dropped", method: method ?? aCardMethod, why: "notOffered" },
    { type: "holder.accepted" },
    { type: "receipt.signed" },
  ];
}
