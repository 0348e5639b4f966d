import { createActor, initialTransition, transition } from "xstate";
import type { Instant } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import { openBookings } from "./checkout.context";
import type { CheckoutEvent } from "./checkout.events";
import { checkoutMachine } from "./checkout.machine";
import { whyNot } from "./checkout.reasons";
import type { StoredCheckout } from "./checkout.schemas";
import type { CheckoutSnapshot } from "./checkout.states";
import { type Deadline, nextTick, upcoming } from "./checkout.upcoming";

/** A plan on which nothing has happened yet. */
export function newCheckout(planId: number): CheckoutSnapshot {
  return initialTransition(checkoutMachine, { planId })[0];
}

/** The plan after one more event; the same plan if the chart rejects it. */
export function applyEvent(snapshot: CheckoutSnapshot, event: CheckoutEvent): CheckoutSnapshot {
  return transition(checkoutMachine, snapshot, event)[0];
}

/** Folds a log of events to a plan's state, optionally on top of a snapshot. (CHART-4) */
export function fold(
  planId: number,
  events: readonly CheckoutEvent[],
  snapshot: CheckoutSnapshot = newCheckout(planId),
): CheckoutSnapshot {
  if (events.length === 0) return snapshot;
  // One actor handles all of them: `transition` would create an actor for each, which takes three times as long as the
  // step itself.
  const actor = createActor(checkoutMachine, { input: { planId }, snapshot });
  // An actor without observers rethrows a chart's error asynchronously, where it cannot be caught.
  actor.subscribe({ error: () => {} });
  actor.start();
  for (const event of events) actor.send(event);
  const folded = actor.getSnapshot();
  if (folded.status === "error") throw folded.error;
  return folded;
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

/** One event, with the plan's states before and after it. */
export type Transition = { event: CheckoutEvent; before: CheckoutSnapshot; after: CheckoutSnapshot };

/** Takes one event that the chart is known to accept. */
export const transitionOf = (before: CheckoutSnapshot, event: CheckoutEvent): Transition => ({
  event,
  before,
  after: applyEvent(before, event),
});

/**
 * The ticks that are due at an instant, in order, each with the instant of its deadline. The outcome therefore does not
 * depend on when the clock is applied: a sweeper five days late decides the same. (CHART-6)
 */
export function dueTicks(snapshot: CheckoutSnapshot, now: Instant): Transition[] {
  return [...ticksUntil(snapshot, now)];
}

/**
 * None for the snapshot of a stopped actor, which takes no eventless transitions: its deadline would stay due forever.
 */
function* ticksUntil(snapshot: CheckoutSnapshot, now: Instant): Generator<Transition> {
  if (snapshot.status === "stopped") return;
  let current: CheckoutSnapshot = snapshot;
  for (let at = nextTickOf(current); at !== null && at <= now; at = nextTickOf(current)) {
    const tick = transitionOf(current, { type: "clock.ticked", at });
    yield tick;
    current = tick.after;
  }
}

/**
 * `undecidedAt`: when the first due tick that needs more than the facts was due (epoch ms); null: the facts decide all
 * ticks.
 */
type KnownTicks = { ticks: Transition[]; undecidedAt: Instant | null };

/**
 * The due ticks that the plan's facts decide: those before the first tick that needs the documents checked again. A
 * sweep or a command decides that tick and the later ones. Guessing them could show deadlines that pause, or the end of
 * a plan that goes on. (CHART-6, PLAN-34)
 */
export function knownTicks(snapshot: CheckoutSnapshot, now: Instant): KnownTicks {
  const ticks: Transition[] = [];
  for (const tick of ticksUntil(snapshot, now)) {
    if (losesChecks(tick)) return { ticks, undecidedAt: tick.event.at };
    ticks.push(tick);
  }
  return { ticks, undecidedAt: null };
}

/** The plan at an instant as far as its facts decide it, whether or not the due ticks are recorded. (CHART-6) */
export function snapshotAt(snapshot: CheckoutSnapshot, now: Instant): CheckoutSnapshot {
  return knownTicks(snapshot, now).ticks.at(-1)?.after ?? snapshot;
}

/** A booking lapsed, and others remain: the next state depends on the checks of the documents for these. */
function losesChecks({ before, after }: Transition): boolean {
  return before.context.checks !== null && after.context.checks === null && openBookings(after.context).length > 0;
}

/** The transitions to record (due ticks even if the event is refused), and the plan after them. */
export type Decision = { transitions: Transition[]; snapshot: CheckoutSnapshot } & (
  | { accepted: true }
  | { accepted: false; refusals: Refusal[] }
);

/** Decides about an event at its instant: first the due ticks are applied, then the chart decides. */
export function decide(snapshot: CheckoutSnapshot, event: CheckoutEvent): Decision {
  const ticks = dueTicks(snapshot, event.at);
  const current = ticks.at(-1)?.after ?? snapshot;
  if (event.type === "clock.ticked") return { accepted: true, transitions: ticks, snapshot: current };
  if (!current.can(event)) {
    return { accepted: false, refusals: whyNot(current, event), transitions: ticks, snapshot: current };
  }
  const taken = transitionOf(current, event);
  return { accepted: true, transitions: [...ticks, taken], snapshot: taken.after };
}

/** The part of a plan's state that is stored and sent. */
export function store(snapshot: CheckoutSnapshot): StoredCheckout {
  return { value: snapshot.value, context: snapshot.context };
}

/** The snapshot of a stored state, able to answer `can`, `matches` and `hasTag`. */
export function revive({ value, context }: StoredCheckout): CheckoutSnapshot {
  return checkoutMachine.resolveState({ value, context });
}
