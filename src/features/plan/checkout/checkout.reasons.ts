import type { Refusal } from "../../../shared/refusals";
import type { CheckoutEvent } from "./checkout.events";
import { type GuardName, guards } from "./checkout.guards";
import { checkoutMachine } from "./checkout.machine";
import { type CheckoutSnapshot, stateName } from "./checkout.states";

/**
 * Why the chart refuses an event now; empty when it accepts it. The guards are read from the chart's own transitions,
 * so that they are listed once: the innermost state that handles the event decides.
 */
export function whyNot(snapshot: CheckoutSnapshot, event: CheckoutEvent): Refusal[] {
  if (snapshot.can(event)) return [];
  const refusals = guardsOf(snapshot, event.type).flatMap((name) => guards[name](snapshot.context, event));
  if (refusals.length > 0) return eachOnce(refusals);
  return [{ code: "notInState", facts: { event: event.type, state: stateName(snapshot) } }];
}

/** Several guards or checks may give the same reason: a missing passport fails two of them. */
function eachOnce(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
}

/**
 * A supplier can answer only while the plan confirms its bookings. After that, this guard reports whether the booking
 * was answered or closed meanwhile.
 */
const askedTooLate: Partial<Record<CheckoutEvent["type"], GuardName>> = {
  "booking.confirmed": "awaitsAnswer",
  "booking.declined": "awaitsAnswer",
  "booking.extended": "awaitsAnswer",
};

/** Payment events are handled only in the state `paying`; before it, this guard reports what is still missing. */
const askedTooEarly: Partial<Record<CheckoutEvent["type"], GuardName>> = {
  "payment.started": "mayPay",
  "transfer.ordered": "mayPay",
  "link.created": "mayPay",
};

/** The guards of an event in the current state; empty if the state does not handle it. */
export function guardsOf(snapshot: CheckoutSnapshot, type: CheckoutEvent["type"]): GuardName[] {
  const innermostFirst = activeNodes(snapshot).reverse();
  const transitions = innermostFirst.map((node) => node.on[type] ?? []).find((found) => found.length > 0) ?? [];
  const late = askedTooLate[type];
  if (transitions.length === 0 && late) return [late];
  const early = snapshot.hasTag("acceptsBookings") ? askedTooEarly[type] : undefined;
  if (transitions.length === 0 && early) return [early];
  const names = transitions.flatMap(({ guard }) => (isGuardName(guard) ? [guard] : []));
  return [...new Set(names)];
}

function activeNodes(snapshot: CheckoutSnapshot) {
  const nodes = [checkoutMachine.root];
  for (const key of stateName(snapshot).split(".")) {
    const child = nodes.at(-1)?.states[key];
    if (child) nodes.push(child);
  }
  return nodes;
}

function isGuardName(guard: unknown): guard is GuardName {
  return typeof guard === "string" && guard in guards;
}
