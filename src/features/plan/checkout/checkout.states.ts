import type { SnapshotFrom } from "xstate";
import type { Instant } from "../../../shared/instant";
import { keysOf } from "../../../shared/keysOf";
import type { Minor } from "../../../shared/money";
import { waitForStaff } from "./checkout.checks";
import { methodCharge, openBookings } from "./checkout.context";
import { heldUntil } from "./checkout.deadlines";
import type { checkoutMachine } from "./checkout.machine";

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The five steps a client sees, in order. (PLAN-23) */
export const checkoutSteps = ["confirm", "documents", "pay", "sign", "print"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Every state of the chart by its dotted name, with the step it belongs to; null: a cancelled plan is at none. */
const stepOfState = {
  collecting: "confirm",
  confirming: "confirm",
  verifyingDocuments: "documents",
  reviewingDocuments: "documents",
  "paying.choosing": "pay",
  "paying.processing": "pay",
  "paying.declined": "pay",
  "paying.awaitingTransfer.ordered": "pay",
  "paying.awaitingTransfer.reviewing": "pay",
  "paying.awaitingLink": "pay",
  signing: "sign",
  printing: "print",
  completed: "print",
  cancelled: null,
} as const satisfies Record<string, CheckoutStep | null>;

/** A state by its dotted name, as logs, lists and messages (`support.state.<name>`) use it. */
export type StateName = keyof typeof stepOfState;
export const stateNames = keysOf(stepOfState);

/** Whether this version of the chart has a state of that name. */
export function isStateName(name: string): name is StateName {
  return Object.hasOwn(stepOfState, name);
}

/** The name of a plan's state. Throws for a value that is not a state of this chart. */
export function stateName({ value }: { value: CheckoutSnapshot["value"] }): StateName {
  const name = pathOf(value).join(".");
  if (!isStateName(name)) throw new Error(`The chart has no state ${name}.`);
  return name;
}

type Nested = string | { [state: string]: Nested | undefined };

function pathOf(value: Nested): string[] {
  if (typeof value === "string") return [value];
  return Object.entries(value).flatMap(([state, inner]) => (inner === undefined ? [] : [state, ...pathOf(inner)]));
}

/**
 * Whether a booking may join the plan at an instant. It may not once a review has kept the reservations beyond their
 * holds: a new booking closes the window that still keeps them, and they would lapse. (PLAN-2, PLAN-15, PLAN-34)
 */
export function takesBookings(snapshot: CheckoutSnapshot, at: Instant): boolean {
  return snapshot.hasTag("acceptsBookings") && at < heldUntil(openBookings(snapshot.context));
}

/**
 * Whether the documents of a plan wait only for staff, with no payment under way: the client cannot pay and has nothing
 * to correct. Also true after an overdue review, when the time to pay is no longer paused. (PLAN-34)
 */
export function waitsForStaff(snapshot: CheckoutSnapshot): boolean {
  const { checks } = snapshot.context;
  return snapshot.hasTag("acceptsBookings") && checks !== null && waitForStaff(checks);
}

/** When the online part of a price is paid: nothing is due before the plan can be paid. (PLAN-28) */
export type PaidOnline = "later" | "now" | "paid";

export function whenPaidOnline(snapshot: CheckoutSnapshot): PaidOnline {
  if (snapshot.hasTag("paid")) return "paid";
  // Once a part of a transfer has arrived, only the rest is to be paid.
  return snapshot.matches("paying") && arrivedInPart(snapshot) === 0 ? "now" : "later";
}

/**
 * The payment method's charge on top of a plan's bookings, minor units. After payment: the charge that was paid, with
 * the charge on each difference. Before: what the chosen method would cost. (PLAN-8, PLAN-44)
 */
export function chargeOfPlan(snapshot: CheckoutSnapshot): Minor {
  const { context } = snapshot;
  return snapshot.hasTag("paid") ? (context.attempt?.charge ?? 0) : methodCharge(context);
}

/** Whether bookings of a plan in this state can be refunded: it is paid, and its services are not over. (PLAN-22) */
export function refundsBookings(name: StateName): boolean {
  return name === "signing" || name === "printing";
}

/** The states in which a method is chosen and has no attempt under way: there it can lapse. (PLAN-39) */
export const choosesMethod = [
  "confirming",
  "verifyingDocuments",
  "reviewingDocuments",
  "paying.choosing",
  "paying.declined",
] as const satisfies readonly StateName[];

/** The money that a plan in this state waits for; null if none. */
export function awaitedMoney(name: StateName): "transfer" | "link" | null {
  if (name.startsWith("paying.awaitingTransfer")) return "transfer";
  return name === "paying.awaitingLink" ? "link" : null;
}

/** The amount that has arrived of a transfer with a missing rest, in minor units. */
export function arrivedInPart(snapshot: CheckoutSnapshot): Minor {
  return snapshot.matches({ paying: "awaitingTransfer" }) ? (snapshot.context.attempt?.received ?? 0) : 0;
}

/**
 * The step a plan is at; null for a cancelled plan. A signed plan whose receipt is to be signed again is back at its
 * signature. (PLAN-43)
 */
export function stepOf(snapshot: Pick<CheckoutSnapshot, "value" | "context">): CheckoutStep | null {
  return isToSignAgain(snapshot) ? "sign" : stepOfName(stateName(snapshot));
}

/** Whether the receipt of a signed plan is to be signed again, since a booking's price has changed. (PLAN-43) */
export const isToSignAgain = (snapshot: Pick<CheckoutSnapshot, "value" | "context">): boolean =>
  stateName(snapshot) === "printing" && snapshot.context.toSign.length > 0;

/** The step of a state, as in lists of plans; null for a cancelled plan. */
export function stepOfName(name: StateName): CheckoutStep | null {
  return stepOfState[name];
}
