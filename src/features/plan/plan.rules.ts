import { type Minor, sum } from "../../shared/money";
import { isOpen } from "./bookingStatus";
import { type StateName, stepOfName } from "./checkout/checkout.states";
import type { Booking } from "./plan.schemas";

/** Which of a client's plans is the active one: the newest, until it is completed (decisions, "Plans and bookings"). */
export function isActive(state: StateName): boolean {
  return state !== "completed";
}

/** The plan's two totals, minor units: of its open bookings. (PLAN-8) */
export function planTotals(bookings: readonly Pick<Booking, "Status" | "PayNow" | "PayInCuba">[]): {
  PayNow: Minor;
  PayInCuba: Minor;
} {
  const open = bookings.filter(({ Status }) => isOpen(Status));
  return { PayNow: sum(open.map(({ PayNow }) => PayNow)), PayInCuba: sum(open.map(({ PayInCuba }) => PayInCuba)) };
}

/** Where the receipt is signed, while the plan waits for the signature (WEB-2). */
export function signUrl(state: StateName): string | null {
  return stepOfName(state) === "sign" ? "/e_sign" : null;
}
