import { createActor, getInitialSnapshot } from "xstate";
import type { Instant } from "../../shared/instant";
import type { Refusal } from "../../shared/refusals";
import type { CheckoutEvent } from "./checkout.events";
import { checkoutMachine } from "./checkout.machine";
import { whyNot } from "./checkout.reasons";
import type { StoredCheckout } from "./checkout.schemas";
import type { CheckoutSnapshot } from "./checkout.states";
import { type Deadline, nextTick, upcoming } from "./checkout.upcoming";

/** A plan on which nothing has happened yet. */
export function newCheckout(planId: number): CheckoutSnapshot {
  return getInitialSnapshot(checkoutMachine, { planId });
}

/** The plan after one more event; the same plan when the chart does not take it. */
export function applyEvent(snapshot: CheckoutSnapshot, event: CheckoutEvent): CheckoutSnapshot {
  return checkoutMachine.transition(snapshot, event, scope);
}

/**
 * Where the chart's steps are taken. It spawns, sends and emits nothing, so that one scope that does nothing serves all;
 * `transition()` of xstate makes an actor for each step, which takes longer than the step.
 */
const self = createActor(checkoutMachine, { input: { planId: 0 } });
const nothing = () => {};
const scope: Parameters<typeof checkoutMachine.transition>[2] = {
  self,
  system: self.system,
  id: "",
  sessionId: "",
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: nothing,
};

/** The plan that a log of events amounts to. */
export function fold(planId: number, events: Iterable<CheckoutEvent>): CheckoutSnapshot {
  let snapshot = newCheckout(planId);
  for (const event of events) snapshot = applyEvent(snapshot, event);
  return snapshot;
}

/** When the clock is next due on this plan, in epoch ms; null when it has nothing to do. */
export function nextTickOf(snapshot: CheckoutSnapshot): Instant | null {
  return nextTick(snapshot.context, (tag) => snapshot.hasTag(tag));
}

/** The first deadline that the clock will enforce on this plan after an instant; null without one. */
export function nextDeadlineOf(snapshot: CheckoutSnapshot, after: Instant): Deadline | null {
  const all = upcoming(snapshot.context, (tag) => snapshot.hasTag(tag));
  return all.find((item): item is Deadline => item.type === "deadline" && item.at > after) ?? null;
}

/**
 * The ticks that are due at an instant, in order, each carrying the instant it enforces. So an outcome does not depend
 * on when somebody looked: a sweeper five days late decides as one that was never away.
 */
export function dueTicks(snapshot: CheckoutSnapshot, now: Instant): CheckoutEvent[] {
  const ticks: CheckoutEvent[] = [];
  let current = snapshot;
  for (let at = nextTickOf(current); at !== null && at <= now; at = nextTickOf(current)) {
    const tick: CheckoutEvent = { type: "clock.ticked", at };
    ticks.push(tick);
    current = applyEvent(current, tick);
  }
  return ticks;
}

export type Decision =
  | { accepted: true; events: CheckoutEvent[]; snapshot: CheckoutSnapshot }
  | { accepted: false; refusals: Refusal[]; events: CheckoutEvent[]; snapshot: CheckoutSnapshot };

/**
 * What an event amounts to at its instant: first the clock catches up, then the chart decides.
 * `events` are to be appended to the log, also when the event itself is refused.
 */
export function decide(snapshot: CheckoutSnapshot, event: CheckoutEvent): Decision {
  const ticks = dueTicks(snapshot, event.at);
  const current = ticks.reduce(applyEvent, snapshot);
  if (event.type === "clock.ticked") return { accepted: true, events: ticks, snapshot: current };
  if (!current.can(event)) {
    return { accepted: false, refusals: whyNot(current, event), events: ticks, snapshot: current };
  }
  return { accepted: true, events: [...ticks, event], snapshot: applyEvent(current, event) };
}

/** What is stored and sent of a plan's state. */
export function store(snapshot: CheckoutSnapshot): StoredCheckout {
  return { value: snapshot.value, context: snapshot.context };
}

/** The snapshot of a stored state, able to answer `can`, `matches` and `hasTag`. */
export function revive({ value, context }: StoredCheckout): CheckoutSnapshot {
  return checkoutMachine.resolveState({ value, context });
}
