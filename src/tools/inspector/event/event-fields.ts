import type { CheckoutEvent, CheckoutEventType } from "../../../features/plan/checkout/checkout.events";

/** An event as it is sent: the server adds its instant. */
export type SentEvent = WithoutInstant<CheckoutEvent>;
type WithoutInstant<Event> = Event extends unknown ? Omit<Event, "at"> : never;

/** The kind of a field's value, which determines its input and validation. */
export type FieldKind =
  | "booking"
  | "bookingNumber"
  | "attempt"
  | "amount"
  | "price"
  | "instant"
  | "method"
  | "lapse"
  | "product"
  | "holder"
  | "yes"
  | "check";

/**
 * The path of a field in the event: `amount`, or `booking.startsAt` in a nested object. An optional one may be absent.
 */
export type EventField = { path: string; kind: FieldKind; optional?: true };

const ofBooking: EventField[] = [{ path: "bookingId", kind: "booking" }];
const ofAttempt: EventField[] = [{ path: "attemptId", kind: "attempt" }];
const ofMoney: EventField[] = [...ofAttempt, { path: "amount", kind: "amount" }];
const ofStart: EventField[] = [
  ...ofMoney,
  { path: "method", kind: "method" },
  { path: "termsAccepted", kind: "yes" },
  { path: "holder", kind: "holder" },
];

/** The payload of every event of the chart: used for the forms, and by the server to validate events. */
export const eventFields: Record<CheckoutEventType, EventField[]> = {
  "booking.added": [
    { path: "booking.id", kind: "bookingNumber" },
    { path: "booking.productType", kind: "product" },
    { path: "booking.startsAt", kind: "instant" },
    { path: "booking.endsAt", kind: "instant" },
    { path: "booking.amount", kind: "price" },
    { path: "booking.replaces", kind: "booking", optional: true },
  ],
  "booking.confirmed": ofBooking,
  "booking.declined": ofBooking,
  "booking.extended": ofBooking,
  "booking.cancelled": ofBooking,
  "booking.removed": ofBooking,
  "booking.refunded": ofBooking,
  "documents.checked": [
    { path: "checks.profile", kind: "check" },
    { path: "checks.documents", kind: "check" },
    { path: "checks.licenceAge", kind: "check" },
    { path: "checks.passportPeriod", kind: "check" },
    { path: "withStaff", kind: "yes", optional: true },
  ],
  "method.changed": [{ path: "method", kind: "method" }],
  "method.dropped": [
    { path: "method", kind: "method" },
    { path: "why", kind: "lapse" },
    { path: "limit", kind: "price", optional: true },
  ],
  "holder.accepted": [],
  "payment.started": ofStart,
  "payment.unknown": ofAttempt,
  "payment.declined": ofAttempt,
  "payment.captured": ofMoney,
  "payment.capturedLate": ofMoney,
  "transfer.ordered": ofStart,
  "transfer.reported": ofAttempt,
  "transfer.rejected": ofAttempt,
  "transfer.received": ofMoney,
  "transfer.reversed": ofMoney,
  "transfer.withdrawn": ofAttempt,
  "link.created": ofStart,
  "link.closed": ofAttempt,
  "supplement.started": [...ofStart, ...ofBooking, { path: "charge", kind: "amount" }],
  "supplement.unknown": ofAttempt,
  "supplement.declined": ofAttempt,
  "supplement.captured": ofMoney,
  "receipt.signed": [],
  "clock.ticked": [],
};

export const eventTypes = Object.keys(eventFields).filter(isEventType);

function isEventType(name: string): name is CheckoutEventType {
  return name in eventFields;
}

/**
 * Events that have further effects in the product (a row, a paper, a reservation), which sending the event alone does
 * not have. The message is `inspector.beyond.<effect>`.
 */
export const beyondTheEvent: Partial<Record<CheckoutEventType, "booking" | "payment" | "refund" | "receipt">> = {
  "booking.added": "booking",
  "booking.refunded": "refund",
  "payment.started": "payment",
  "payment.captured": "payment",
  "payment.capturedLate": "payment",
  "payment.declined": "payment",
  "payment.unknown": "payment",
  "transfer.ordered": "payment",
  "transfer.received": "payment",
  "transfer.reversed": "payment",
  "link.created": "payment",
  "supplement.started": "payment",
  "supplement.unknown": "payment",
  "supplement.declined": "payment",
  "supplement.captured": "payment",
  "receipt.signed": "receipt",
};
