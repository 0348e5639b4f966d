import { type HavanaDate, havanaDate } from "../../shared/havana";
import type { Language } from "../../shared/language";
import { type Minor, sum } from "../../shared/money";
import { isOpen, onlyWaits } from "./bookings/bookingStatus";
import { type CheckoutSnapshot, type StateName, stepOf, stepOfName } from "./checkout/checkout.states";
import { signPath } from "./plan.pages";
import type { Booking } from "./plan.schemas";

/** Which of a client's plans is the active one: the newest, until it is completed (decisions, "Plans and bookings"). */
export function isActive(state: StateName): boolean {
  return state !== "completed";
}

type CountedBy = Pick<Booking, "Status" | "Replaces">;
type Counted = CountedBy & Pick<Booking, "PayNow" | "PayInCuba">;

/** While a change waits to replace a booking, the booking counts. */
const isCounted = (booking: CountedBy): boolean => isOpen(booking.Status) && !onlyWaits(booking);

/** The plan's two totals, minor units: of its open bookings, without a change that waits. (PLAN-8) */
export function planTotals(bookings: readonly Counted[]): { PayNow: Minor; PayInCuba: Minor } {
  const open = bookings.filter(isCounted);
  return { PayNow: sum(open.map(({ PayNow }) => PayNow)), PayInCuba: sum(open.map(({ PayInCuba }) => PayInCuba)) };
}

/** The deposits for the same bookings, minor units. (PLAN-28) */
export const planDeposit = (bookings: readonly (Pick<Booking, "Deposit"> & CountedBy)[]): Minor =>
  sum(bookings.filter(isCounted).map(({ Deposit }) => Deposit));

type Dated = CountedBy & Pick<Booking, "StartsAt" | "EndsAt">;

/**
 * The first and the last day (Havana) of a plan that has bookings: of those that count, or of all once none counts any
 * more. (PLAN-45)
 */
export function planDays(bookings: readonly Dated[]): { from: HavanaDate; to: HavanaDate } {
  const counted = bookings.filter(isCounted);
  const dated = counted.length > 0 ? counted : bookings;
  return {
    from: havanaDate(Math.min(...dated.map(({ StartsAt }) => StartsAt))),
    to: havanaDate(Math.max(...dated.map(({ EndsAt }) => EndsAt))),
  };
}

/** The address at which a plan's receipt is signed, in a language. (WIRE-11) */
export const signAddress = (planId: number, language: Language): string => `${signPath(planId)}&lang=${language}`;

/**
 * Whether a plan waits for its receipt's signature, for the first time or again. A plan whose facts cannot be read
 * (null) is known by its state alone. (WEB-2, PLAN-43)
 */
export const waitsForSignature = (state: StateName, snapshot: CheckoutSnapshot | null): boolean =>
  (snapshot ? stepOf(snapshot) : stepOfName(state)) === "sign";
