import type { ChargeTerms } from "../src/features/plan/checkout/checkout.charge";
import type { DocumentChecks } from "../src/features/plan/checkout/checkout.checks";
import { amountDue } from "../src/features/plan/checkout/checkout.context";
import type { CheckoutEvent, CheckoutEventOf } from "../src/features/plan/checkout/checkout.events";
import { type Decision, decide, newCheckout } from "../src/features/plan/checkout/checkout.log";
import { type CheckoutSnapshot, stateName } from "../src/features/plan/checkout/checkout.states";
import { type PaymentProvider as Method, PaymentProvider, ProductType } from "../src/shared/enumerations";
import { DAY, HOUR, type Instant } from "../src/shared/instant";

/** For tests: a plan's events, each at an instant given in hours from this one. */

export const BEGINNING: Instant = Date.UTC(2026, 11, 1, 15);
export const PRICE = 29_100;

export const passed: DocumentChecks = { profile: null, documents: null, licenceAge: null, passportPeriod: null };
export const tooYoung: DocumentChecks = {
  ...passed,
  licenceAge: { code: "licenceTooYoung", facts: { years: 2 } },
};

export const at = (hours: number): Instant => BEGINNING + hours * HOUR;

export type Story = {
  snapshot: CheckoutSnapshot;
  state: string;
  events: CheckoutEvent[];
  last: Decision | null;
  and: (event: CheckoutEvent) => Story;
};

function tell(snapshot: CheckoutSnapshot, events: CheckoutEvent[], last: Decision | null): Story {
  return {
    snapshot,
    state: stateName(snapshot),
    events,
    last,
    and: (event) => {
      const decision = decide(snapshot, event);
      return tell(decision.snapshot, [...events, ...decision.transitions.map(({ event }) => event)], decision);
    },
  };
}

export const begin = (): Story => tell(newCheckout(1), [], null);

/** Events by name; `hours` are counted from BEGINNING. */
export const added = (hours: number, id = 1, startsAfterHours = 30 * 24): CheckoutEventOf<"booking.added"> => ({
  type: "booking.added",
  at: at(hours),
  booking: {
    id,
    productType: ProductType.CarRent,
    startsAt: at(startsAfterHours),
    endsAt: at(startsAfterHours) + 3 * DAY,
    amount: PRICE,
  },
});

/** A change of a booking: another booking that replaces it. */
export const changed = (hours: number, id: number, replaces: number, change = {}): CheckoutEventOf<"booking.added"> => {
  const event = added(hours, id);
  return { ...event, booking: { ...event.booking, replaces, ...change } };
};

type OfBooking =
  | "booking.confirmed"
  | "booking.declined"
  | "booking.extended"
  | "booking.cancelled"
  | "booking.removed"
  | "booking.refunded";
export const booking = (type: OfBooking, hours: number, bookingId = 1): CheckoutEvent => ({
  type,
  at: at(hours),
  bookingId,
});
export const checked = (hours: number, checks = passed): CheckoutEvent => ({
  type: "documents.checked",
  at: at(hours),
  checks,
});
/** Complete, except for staff's review of a document. */
export const unreviewed = (hours: number): CheckoutEvent => ({
  type: "documents.checked",
  at: at(hours),
  checks: { ...passed, documents: { code: "documentsInReview", facts: {} } },
  withStaff: true,
});
export const ticked = (hours: number): CheckoutEvent => ({ type: "clock.ticked", at: at(hours) });
export const signed = (hours: number): CheckoutEvent => ({ type: "receipt.signed", at: at(hours) });

export const chooses = (hours: number, method: Method, charge?: ChargeTerms): CheckoutEvent => ({
  type: "method.changed",
  at: at(hours),
  method,
  ...(charge && { charge }),
});

type Start = "payment.started" | "transfer.ordered" | "link.created";
type Asserted = Partial<{
  method: Method;
  amount: number;
  termsAccepted: boolean;
  holder: "matches" | "unclear" | "differs";
}>;
export const starts = (type: Start, hours: number, asserted: Asserted = {}): CheckoutEvent => ({
  type,
  at: at(hours),
  attemptId: "attempt",
  method: PaymentProvider.Clover,
  amount: PRICE,
  termsAccepted: true,
  holder: "matches",
  ...asserted,
});

type OfAttempt =
  | "payment.unknown"
  | "payment.declined"
  | "transfer.reported"
  | "transfer.rejected"
  | "transfer.withdrawn"
  | "link.closed";
export const attempt = (type: OfAttempt, hours: number, attemptId = "attempt"): CheckoutEvent => ({
  type,
  at: at(hours),
  attemptId,
});
export const paid = (
  type: "payment.captured" | "payment.capturedLate" | "transfer.received" | "transfer.reversed",
  hours: number,
  amount = PRICE,
  attemptId = "attempt",
): CheckoutEvent => ({ type, at: at(hours), attemptId, amount });

/** One booking, confirmed after an hour, its documents in order: ready to be paid until hour 49. */
export const payable = (): Story => begin().and(added(0)).and(booking("booking.confirmed", 1)).and(checked(1));
/** Paid at hour 2, to be signed until hour 26. */
export const unsigned = (): Story => payable().and(starts("payment.started", 2)).and(paid("payment.captured", 2));

export const codes = ({ last }: Story): string[] =>
  last && !last.accepted ? last.refusals.map(({ code }) => code) : [];

export const due = ({ snapshot }: Story): number => amountDue(snapshot.context);
