import { aCardMethod } from "../../../features/payments/methods/methods.facts";
import { methodLapses } from "../../../features/plan/checkout/checkout.charge";
import type { DocumentChecks } from "../../../features/plan/checkout/checkout.checks";
import { amountDue, type CheckoutContext, openBookings } from "../../../features/plan/checkout/checkout.context";
import {
  type CheckoutEvent,
  type CheckoutEventType,
  holderMatches,
} from "../../../features/plan/checkout/checkout.events";
import { PaymentProvider, ProductType } from "../../../shared/enumerations";
import { havanaDate, havanaHour, havanaInstant, isHavanaDate } from "../../../shared/havana";
import { DAY, type Instant, SECOND } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";

/** A form's values as typed, by the path of their field. */
export type Draft = Record<string, string>;

const checkFailures: Record<keyof DocumentChecks, Refusal> = {
  profile: { code: "profileIncomplete", facts: { missing: "phone" } },
  documents: { code: "licenceMissing", facts: {} },
  licenceAge: { code: "licenceTooYoung", facts: { years: 2 } },
  passportPeriod: { code: "passportPeriodTooShort", facts: { months: 6, earliest: "2028-01-01" } },
};

const unreviewed: Refusal = { code: "documentsInReview", facts: {} };

/**
 * The initial values of a form: those with which the event will most likely be accepted now. `fresh` is an id for a new
 * attempt; `now` in epoch ms.
 */
export function draftOf(context: CheckoutContext, now: Instant, fresh: string): Draft {
  const [first] = openBookings(context).length > 0 ? openBookings(context) : context.bookings;
  const due = String(amountDue(context));
  return {
    bookingId: String(first?.id ?? ""),
    "booking.id": String(Math.max(0, ...context.bookings.map(({ id }) => id)) + 1),
    "booking.productType": String(ProductType.CarRent),
    "booking.startsAt": dayAndHour(now + 30 * DAY),
    "booking.endsAt": dayAndHour(now + 33 * DAY),
    "booking.amount": "29100",
    "booking.replaces": "",
    "checks.profile": "passed",
    "checks.documents": "passed",
    "checks.licenceAge": "passed",
    "checks.passportPeriod": "passed",
    withStaff: "no",
    method: String(context.method ?? aCardMethod),
    why: "belowMinimum",
    limit: "10000",
    amount: due,
    charge: "0",
    attemptId: context.attempt?.id ?? fresh,
    termsAccepted: "yes",
    holder: "matches",
  };
}

/** An instant in a form's text, to the second, in Havana's time: `2026-12-01T15:00:42`. */
export function dayAndSecond(instant: Instant): string {
  return `${dayAndHour(instant)}:${new Date(instant).toISOString().slice(17, 19)}`;
}

/** The same to the minute: `2026-12-01T15:00`. */
export function dayAndHour(instant: Instant): string {
  return `${havanaDate(instant)}T${havanaHour(instant).replace(/^../, "$&:")}`;
}

/** The instant of a Havana time, seconds optional; NaN for an invalid day or hour. */
export function instantOf(text: string): Instant {
  const [date = "", hour = ""] = text.trim().split("T");
  const [, minute = "", seconds = "0"] = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?$/.exec(hour) ?? [];
  if (!isHavanaDate(date) || minute === "") return Number.NaN;
  return havanaInstant(date, minute.replace(":", "")) + Number(seconds) * SECOND;
}

/** The event of a draft, at an instant; null while a required field is empty. */
export function eventOf(type: CheckoutEventType, draft: Draft, at: Instant): CheckoutEvent | null {
  const event = build(type, draft, at);
  return isWhole(event) ? event : null;
}

function build(type: CheckoutEventType, draft: Draft, at: Instant): CheckoutEvent {
  const text = (path: string) => draft[path]?.trim() ?? "";
  const whole = (path: string) => (/^-?\d+$/.test(text(path)) ? Number(text(path)) : Number.NaN);
  const instant = (path: string) => instantOf(text(path));
  switch (type) {
    case "booking.added":
      return {
        type,
        at,
        booking: {
          id: whole("booking.id"),
          productType: Object.values(ProductType).find((one) => one === whole("booking.productType")) ?? 1,
          startsAt: instant("booking.startsAt"),
          endsAt: instant("booking.endsAt"),
          amount: whole("booking.amount"),
          ...(text("booking.replaces") !== "" && { replaces: whole("booking.replaces") }),
        },
      };
    case "booking.confirmed":
    case "booking.declined":
    case "booking.extended":
    case "booking.cancelled":
    case "booking.removed":
    case "booking.refunded":
      return { type, at, bookingId: whole("bookingId") };
    case "documents.checked":
      return { type, at, checks: checksOf(draft), withStaff: draft.withStaff === "yes" };
    case "method.changed":
      return { type, at, method: methodOf(draft) };
    case "method.dropped": {
      const why = methodLapses.find((one) => one === text("why")) ?? "notOffered";
      return { type, at, method: methodOf(draft), why, ...(text("limit") !== "" && { limit: whole("limit") }) };
    }
    case "payment.started":
    case "transfer.ordered":
    case "link.created":
      return {
        type,
        at,
        attemptId: text("attemptId"),
        amount: whole("amount"),
        method: methodOf(draft),
        termsAccepted: text("termsAccepted") === "yes",
        holder: holderMatches.find((one) => one === text("holder")) ?? "matches",
      };
    case "supplement.started":
      return {
        type,
        at,
        attemptId: text("attemptId"),
        amount: whole("amount"),
        bookingId: whole("bookingId"),
        charge: whole("charge"),
        method: methodOf(draft),
        termsAccepted: text("termsAccepted") === "yes",
        holder: holderMatches.find((one) => one === text("holder")) ?? "matches",
      };
    case "payment.captured":
    case "supplement.captured":
    case "payment.capturedLate":
    case "transfer.received":
    case "transfer.reversed":
      return { type, at, attemptId: text("attemptId"), amount: whole("amount") };
    case "payment.unknown":
    case "payment.declined":
    case "supplement.unknown":
    case "supplement.declined":
    case "transfer.reported":
    case "transfer.rejected":
    case "transfer.withdrawn":
    case "link.closed":
      return { type, at, attemptId: text("attemptId") };
    case "holder.accepted":
    case "receipt.signed":
    case "clock.ticked":
      return { type, at };
  }
}

function checksOf(draft: Draft): DocumentChecks {
  const check = (name: keyof DocumentChecks) => (draft[`checks.${name}`] === "failed" ? checkFailures[name] : null);
  return {
    profile: check("profile"),
    documents: draft.withStaff === "yes" && check("documents") ? unreviewed : check("documents"),
    licenceAge: check("licenceAge"),
    passportPeriod: check("passportPeriod"),
  };
}

function methodOf({ method }: Draft): PaymentProvider {
  return Object.values(PaymentProvider).find((one) => String(one) === method) ?? aCardMethod;
}

/** Whether no number is missing and no text is empty, at any depth. */
function isWhole(value: unknown): boolean {
  if (typeof value === "number") return Number.isSafeInteger(value);
  if (typeof value === "string") return value !== "";
  if (typeof value === "object" && value !== null) return Object.values(value).every(isWhole);
  return true;
}
