import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import type { GuardName } from "../../../features/plan/checkout/checkout.guards";
import { applyEvent, fold, newCheckout } from "../../../features/plan/checkout/checkout.log";
import { type CheckoutSnapshot, stateName } from "../../../features/plan/checkout/checkout.states";
import { type ChartTransition, readChart } from "../chart/chart";
import { type GuardOutcome, traceOf } from "../chart/chart.trace";

/** How often each part of the chart was seen; a guard counts as covered once it has both passed and refused. */
export type Coverage = {
  states: { path: string; seen: number }[];
  transitions: { id: string; seen: number }[];
  guards: { guard: GuardName; passed: number; refused: number }[];
};

/** A plan's events, and the refused events with the number of events before each. */
export type SeenPlan = {
  planId: number;
  events: readonly CheckoutEvent[];
  refused: readonly { after: number; event: CheckoutEvent }[];
};

/** The parts of the production chart that some plans have covered. Pure: the same plans, the same table. */
export function coverageOf(plans: readonly SeenPlan[]): Coverage {
  const chart = readChart();
  const states = new Counter();
  const transitions = new Counter();
  const outcomes: GuardOutcome[] = [];
  for (const { planId, events, refused } of plans) {
    let snapshot = newCheckout(planId);
    states.add(...pathsOf(snapshot));
    for (const event of events) {
      const after = applyEvent(snapshot, event);
      const shown = coveredBy(snapshot, event, after);
      outcomes.push(...shown.outcomes);
      transitions.add(...shown.transitions);
      states.add(...shown.states);
      snapshot = after;
    }
    for (const { after, event } of refused) {
      outcomes.push(...traceOf(fold(planId, events.slice(0, after)), event).outcomes);
    }
  }
  const guardNames = [...new Set(chart.transitions.flatMap(({ guard }) => guard ?? []))];
  return {
    states: chart.states.map(({ path }) => ({ path, seen: states.of(path) })),
    transitions: chart.transitions.map(({ id }) => ({ id, seen: transitions.of(id) })),
    guards: guardNames.map((guard) => {
      const asked = outcomes.filter((outcome) => outcome.guard === guard);
      const passed = asked.filter((outcome) => outcome.passed).length;
      return { guard, passed, refused: asked.length - passed };
    }),
  };
}

/**
 * The parts of the chart that one event covers: the states it leads into, its transitions, and the results of guards.
 */
export type Shown = { states: string[]; transitions: string[]; outcomes: GuardOutcome[] };

/** What an event covers, given the plan before and after it; a refused event covers only results of guards. */
export function coveredBy(before: CheckoutSnapshot, event: CheckoutEvent, after: CheckoutSnapshot): Shown {
  const { transitions, outcomes } = traceOf(before, event);
  const states = transitions.length > 0 ? enteredStates(pathsOf(before), transitions, pathsOf(after)) : [];
  return { states, transitions: transitions.map(({ id }) => id), outcomes };
}

/** A state and its ancestors. */
function pathsOf(snapshot: CheckoutSnapshot): string[] {
  const keys = stateName(snapshot).split(".");
  return keys.map((_key, index) => keys.slice(0, index + 1).join("."));
}

/** The states that an event led into: where the plan rests now, and those it only passed through. */
function enteredStates(
  before: readonly string[],
  taken: readonly ChartTransition[],
  resting: readonly string[],
): string[] {
  const through = taken.flatMap(({ from, to }) => (from === to || resting.includes(to) ? [] : [to]));
  return [...resting.filter((path) => !before.includes(path)), ...through];
}

class Counter {
  private readonly counts = new Map<string, number>();

  add(...keys: string[]): void {
    for (const key of keys) this.counts.set(key, this.of(key) + 1);
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}

/** Covered and total numbers of states, transitions, and guard results (two for each guard). */
export function coverageTotals({ states, transitions, guards }: Coverage) {
  const covered = (items: readonly { seen: number }[]) => items.filter(({ seen }) => seen > 0).length;
  return {
    states: { covered: covered(states), all: states.length },
    transitions: { covered: covered(transitions), all: transitions.length },
    guards: {
      covered: guards.reduce((sum, { passed, refused }) => sum + Number(passed > 0) + Number(refused > 0), 0),
      all: guards.length * 2,
    },
  };
}
