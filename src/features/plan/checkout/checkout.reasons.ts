import type { Refusal } from "../../../shared/refusals";
import type { CheckoutEvent } from "./checkout.events";
import { type GuardName, guards } from "./checkout.guards";
import { checkoutMachine } from "./checkout.machine";
import { type CheckoutSnapshot, stateName } from "./checkout.states";

/**
 * Why the chart does not take an event now; empty when it does. The guards are read off the chart's own transitions, so that no
 * reason is written twice: the innermost state that knows the event decides.
 */
export function whyNot(snapshot: CheckoutSnapshot, event: CheckoutEvent): Refusal[] {
  if (snapshot.can(event)) return [];
  const refusals = guardsOf(snapshot, event.type).flatMap((name) => guards[name](snapshot.context, event));
  if (refusals.length > 0) return refusals;
  return [{ code: "notInState", facts: { event: event.type, state: stateName(snapshot) } }];
}

/** Ways to pay wait for the state `paying`; asked for before it, their guard returns what is still missing. */
const askedTooEarly: Partial<Record<CheckoutEvent["type"], GuardName>> = {
  "payment.started": "mayPay",
  "transfer.ordered": "mayPay",
  "link.created": "mayPay",
};

/** The guards that a state puts before an event: none where the state does not know it. */
export function guardsOf(snapshot: CheckoutSnapshot, type: CheckoutEvent["type"]): GuardName[] {
  const innermostFirst = activeNodes(snapshot).reverse();
  const transitions = innermostFirst.map((node) => node.on[type] ?? []).find((found) => found.length > 0) ?? [];
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
