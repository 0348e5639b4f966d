import { failedChecks } from "../../../features/plan/checkout/checkout.checks";
import { differenceOf, openBookings } from "../../../features/plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import {
  applyEvent,
  dueTicks,
  newCheckout,
  nextDeadlineOf,
  nextTickOf,
} from "../../../features/plan/checkout/checkout.log";
import { type StateName, stateName } from "../../../features/plan/checkout/checkout.states";
import { DAY, type Instant } from "../../../shared/instant";
import { readChart } from "../chart/chart";
import type { SentEvent } from "../event/event-fields";
import { type ScenarioName, scenarioFacts, scenarioNames } from "../inspector.scenarios";
import { candidates, type PlanState } from "./candidates";
import { coveredBy } from "./coverage";
import { type CoverageTarget, isOutOfReach, targetsOf } from "./targets";

/**
 * One step of a path: an event to send (the last one may be refused), or moving the clock to what is due next, or to
 * the next deadline, past all reminders.
 */
export type PathStep = { do: "send"; event: SentEvent; refused: boolean } | { do: "clock"; to: "tick" | "deadline" };

/** The start of a path, and its steps. `from`: null starts with the open plan. */
export type CoveragePath = { target: CoverageTarget; from: ScenarioName | null; steps: PathStep[] };

/**
 * One step from a plan: what it does, the targets that it covers, and the plan after it; `next` null: the event is
 * refused.
 */
type Edge = { step: PathStep; targets: CoverageTarget[]; next: PlanState | null };

/** The events of each state's transitions, including those of its ancestors. */
const knownIn = new Map(
  readChart().states.map(({ path }): [string, ReadonlySet<string>] => {
    const around = ({ from }: { from: string }) => path === from || path.startsWith(`${from}.`);
    return [
      path,
      new Set(
        readChart()
          .transitions.filter(around)
          .map(({ event }) => event),
      ),
    ];
  }),
);

function edgesFrom(status: PlanState, fresh: string): Edge[] {
  const { snapshot, now, bookingIds } = status;
  const clock = (["tick", "deadline"] as const).flatMap((to): Edge[] => {
    const at = instantOf(to, status);
    if (at === null || (to === "deadline" && at === instantOf("tick", status))) return [];
    const ticks = dueTicks(snapshot, at);
    const after = ticks.at(-1)?.after ?? snapshot;
    const targets = ticks.flatMap((tick) => targetsOf(coveredBy(tick.before, tick.event, tick.after)));
    return [{ step: { do: "clock", to }, targets, next: { snapshot: after, now: at, bookingIds } }];
  });
  const known = candidates(status, fresh).filter(({ type }) => knownIn.get(stateName(snapshot))?.has(type));
  const sent = known.map((event): Edge => {
    const happening: CheckoutEvent = { ...event, at: now };
    const refused = !snapshot.can(happening);
    const after = refused ? snapshot : applyEvent(snapshot, happening);
    const targets = targetsOf(coveredBy(snapshot, happening, after));
    return {
      step: { do: "send", event, refused },
      targets,
      next: refused ? null : { snapshot: after, now, bookingIds },
    };
  });
  return [...sent, ...clock];
}

/** The instant to which a clock step moves, epoch ms; null: nothing is due. */
export function instantOf(
  to: "tick" | "deadline",
  { snapshot, now }: Pick<PlanState, "snapshot" | "now">,
): Instant | null {
  const at = to === "tick" ? nextTickOf(snapshot) : (nextDeadlineOf(snapshot, now)?.at ?? null);
  return at !== null && at > now ? at : null;
}

/** The state in which a step leaves a plan according to the chart alone. */
export function stateAfter(step: PathStep, { snapshot, now }: Pick<PlanState, "snapshot" | "now">): StateName {
  if (step.do === "send") return stateName(step.refused ? snapshot : applyEvent(snapshot, { ...step.event, at: now }));
  const to = instantOf(step.to, { snapshot, now });
  return stateName((to === null ? undefined : dueTicks(snapshot, to).at(-1)?.after) ?? snapshot);
}

/**
 * Identifies plans that can be treated alike: what decides which events are possible next, without ids, amounts or
 * instants. It includes whether a difference is still to be paid and whether a service has begun, because that service
 * cannot be changed.
 */
function keyOf({ snapshot, now, bookingIds }: PlanState): string {
  const { context } = snapshot;
  const { bookings, cancelled, checks, withStaff, attempt, supplement, method, reviewBy, toSign } = context;
  const open = openBookings(context);
  return JSON.stringify([
    ...[
      stateName(snapshot),
      cancelled?.reason,
      failedChecks(checks).length,
      checks?.profile?.code,
      withStaff,
      reviewBy !== null,
      method !== null,
      toSign.length > 0,
    ],
    open.map((booking) => {
      const { status, extended, replaces, startsAt } = booking;
      return [status, extended, replaces !== undefined, differenceOf(context, booking) > 0, startsAt <= now];
    }),
    ...[open.length < bookings.length, Math.min(bookingIds.length - bookings.length, 2)],
    attempt && [attempt.received > 0, attempt.unknown],
    supplement && [supplement.over, supplement.unknown],
  ]);
}

type Begun = { status: PlanState; from: ScenarioName | null; steps: PathStep[] };

/** The most plans that a search visits: some ten times as many as the chart needs. */
const MOST = 2_000;

/**
 * The shortest paths to each of the wanted targets, the shortest first: from the open plan, or from a scenario, which
 * counts as two steps. Targets out of reach are left out. Plans that differ only in ids, amounts and instants count as
 * one: so the kinds of steps are right, but not the ids in them. Pure. (QA-8)
 */
export function pathsTo(wanted: Iterable<CoverageTarget>, here: PlanState | null): Generator<CoveragePath> {
  const built = scenarios().map(({ name, status }): Begun => ({ status, from: name, steps: [] }));
  const levels = here ? [[{ status: here, from: null, steps: [] }], [], built] : [built];
  return search(wanted, levels, edgesKnown);
}

/**
 * The shortest path from a plan as it is to what is wanted, with its own ids, amounts and instants; null: there is
 * none. `fresh`: a UUID for an attempt.
 */
export function pathFrom(target: CoverageTarget, status: PlanState, fresh: string): CoveragePath | null {
  const [path] = search([target], [[{ status, from: null, steps: [] }]], (from) => edgesFrom(from, fresh));
  return path ?? null;
}

/** Breadth-first search. `levels`: the plans to start with, those added after one step, after two, and so on. */
function* search(
  wanted: Iterable<CoverageTarget>,
  levels: readonly Begun[][],
  edgesOf: (status: PlanState) => readonly Edge[],
): Generator<CoveragePath> {
  const missing = new Set([...wanted].filter((target): boolean => !isOutOfReach(target)));
  const met = new Set<string>();
  let level: Begun[] = [];
  for (let depth = 0; depth < levels.length || level.length > 0; depth += 1) {
    const begun = (levels[depth] ?? []).filter(({ status }) => isNew(met, status));
    const next: Begun[] = [];
    for (const { status, from, steps } of [...level, ...begun]) {
      if (missing.size === 0 || met.size > MOST) return;
      for (const edge of edgesOf(status)) {
        const path = [...steps, edge.step];
        for (const target of edge.targets) if (missing.delete(target)) yield { target, from, steps: path };
        if (edge.next && isNew(met, edge.next)) next.push({ status: edge.next, from, steps: path });
      }
    }
    level = next;
  }
}

/** The edges found from plans, by the key of all plans that are alike. */
const explored = new Map<string, Edge[]>();

function edgesKnown(status: PlanState): Edge[] {
  const key = keyOf(status);
  const edges = explored.get(key) ?? edgesFrom(status, SKETCHED_ATTEMPT);
  explored.set(key, edges);
  return edges;
}

function isNew(met: Set<string>, status: PlanState): boolean {
  const key = keyOf(status);
  if (met.has(key)) return false;
  met.add(key);
  return true;
}

/** Scenarios in which no path starts: one is built for new clients only, the other changes by itself. */
const unsuited: readonly ScenarioName[] = ["plan-documents-missing", "provider-silent"];

const SKETCHED_AT: Instant = Date.UTC(2026, 11, 1, 17);
const SKETCHED_ATTEMPT = "00000000-0000-4000-8000-000000000001";

let sketched: { name: ScenarioName; status: PlanState }[] | null = null;

/**
 * A scenario to start in for each state that has one, with a sketched plan in that state: the differences of the real
 * plan are seen once it is built.
 */
function scenarios() {
  sketched ??= sketch();
  return sketched;
}

function sketch(): { name: ScenarioName; status: PlanState }[] {
  const found = new Map<string, { name: ScenarioName; status: PlanState }>();
  const suited = scenarioNames.filter((name) => !unsuited.includes(name));
  const states = new Set(suited.map((name) => scenarioFacts[name].state));
  for (const status of plansFrom([1])) {
    const state = stateName(status.snapshot);
    const name = suited.find((one) => scenarioFacts[one].state === state);
    if (name && !found.has(state)) found.set(state, { name, status });
    if (found.size === states.size) break;
  }
  const mixed = "plan-mixed-confirmed";
  for (const status of plansFrom([1, 2])) {
    const { bookings } = status.snapshot.context;
    if (bookings.length < 2 || stateName(status.snapshot) !== scenarioFacts[mixed].state) continue;
    return [...found.values(), { name: mixed, status }];
  }
  return [...found.values()];
}

/**
 * Everything that can happen in the chart, in every plan that can be reached: what each event does if it is sent at
 * once, just before, at and just after the next deadline, and long after it. Plans that differ only in ids, amounts and
 * instants count as one.
 */
export function* everyTarget(bookingIds: readonly number[]): Generator<CoverageTarget> {
  for (const status of plansFrom(bookingIds)) {
    for (const { targets } of edgesKnown(status)) yield* targets;
    const due = nextTickOf(status.snapshot);
    for (const now of due === null ? [] : [due - 1, due, due + 1, due + 40 * DAY]) {
      if (now < status.now) continue;
      const ticks = dueTicks(status.snapshot, now);
      for (const { before, event, after } of ticks) yield* targetsOf(coveredBy(before, event, after));
      const snapshot = ticks.at(-1)?.after ?? status.snapshot;
      for (const { targets } of edgesFrom({ snapshot, now, bookingIds }, SKETCHED_ATTEMPT)) yield* targets;
    }
  }
}

/** Every plan that can be reached from an empty one, the nearest first. */
function* plansFrom(bookingIds: readonly number[]): Generator<PlanState> {
  const empty: PlanState = { snapshot: newCheckout(1), now: SKETCHED_AT, bookingIds };
  const met = new Set([keyOf(empty)]);
  const queue = [empty];
  for (const status of queue) {
    yield status;
    for (const { next } of met.size < MOST ? edgesKnown(status) : []) if (next && isNew(met, next)) queue.push(next);
  }
}
