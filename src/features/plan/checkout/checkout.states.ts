import type { SnapshotFrom } from "xstate";
import type { Instant } from "../../../shared/instant";
import { openBookings } from "./checkout.context";
import { heldUntil } from "./checkout.deadlines";
import type { checkoutMachine } from "./checkout.machine";

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The dotted path of a state value, for example `paying.choosing`: what logs, lists and messages call a state. */
export function stateName({ value }: { value: CheckoutSnapshot["value"] }): string {
  return pathOf(value).join(".");
}

type Nested = string | { [state: string]: Nested | undefined };

function pathOf(value: Nested): string[] {
  if (typeof value === "string") return [value];
  return Object.entries(value).flatMap(([state, inner]) => (inner === undefined ? [] : [state, ...pathOf(inner)]));
}

/**
 * Whether a booking may join the plan at an instant. Not once a review has carried its reservations beyond their holds:
 * a new booking closes the window that still keeps them, and they would lapse. (PLAN-2, PLAN-15, PLAN-34)
 */
export function takesBookings(snapshot: CheckoutSnapshot, at: Instant): boolean {
  return snapshot.hasTag("acceptsBookings") && at < heldUntil(openBookings(snapshot.context));
}

/** The five steps a client sees, in order. (PLAN-23) */
export const checkoutSteps = ["confirm", "documents", "pay", "sign", "print"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

const stepOfState: Record<string, CheckoutStep> = {
  collecting: "confirm",
  confirming: "confirm",
  verifyingDocuments: "documents",
  reviewingDocuments: "documents",
  paying: "pay",
  signing: "sign",
  printing: "print",
  completed: "print",
};

/** The money that a plan in this state, by its dotted name, waits for; null: for none. */
export function awaitedMoney(name: string): "transfer" | "link" | null {
  if (name.startsWith("paying.awaitingTransfer")) return "transfer";
  return name === "paying.awaitingLink" ? "link" : null;
}

/** The step a plan is at; null for a cancelled plan. */
export function stepOf(snapshot: { value: CheckoutSnapshot["value"] }): CheckoutStep | null {
  return stepOfName(stateName(snapshot));
}

/** The step of a dotted state name, as lists of plans carry it; null for a cancelled plan. */
export function stepOfName(name: string): CheckoutStep | null {
  const [top = ""] = name.split(".");
  return stepOfState[top] ?? null;
}
