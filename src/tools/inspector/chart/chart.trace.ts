import { getMicrosteps } from "xstate";
import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import { type GuardName, guards } from "../../../features/plan/checkout/checkout.guards";
import { checkoutMachine } from "../../../features/plan/checkout/checkout.machine";
import { type CheckoutSnapshot, stateName } from "../../../features/plan/checkout/checkout.states";
import { type ChartTransition, readChart } from "./chart";

/** An evaluated guard with its transition and its result. */
export type GuardOutcome = { transition: string; guard: GuardName; passed: boolean };

/** The effect of an event on a plan: its transitions in order, and the guards that were evaluated. */
export type Trace = { transitions: ChartTransition[]; outcomes: GuardOutcome[] };

const { transitions } = readChart();

/** Follows an event through the chart's own steps; a refused event takes no transition. */
export function traceOf(before: CheckoutSnapshot, event: CheckoutEvent): Trace {
  const trace: Trace = { transitions: [], outcomes: [] };
  if (!choose(before, event, event.type, trace)) return trace;
  // Every step after the first is an `always` transition, evaluated on the plan as the step before left it.
  for (const [snapshot] of getMicrosteps(checkoutMachine, before, event)) choose(snapshot, event, "always", trace);
  return trace;
}

/** The first transition whose guard passes, innermost state first, as the chart chooses. */
function choose(
  snapshot: CheckoutSnapshot,
  event: CheckoutEvent,
  type: ChartTransition["event"],
  trace: Trace,
): boolean {
  for (const way of waysFrom(stateName(snapshot), type)) {
    if (!way.guard) {
      trace.transitions.push(way);
      return true;
    }
    const passed = guards[way.guard](snapshot.context, event).length === 0;
    trace.outcomes.push({ transition: way.id, guard: way.guard, passed });
    if (passed) {
      trace.transitions.push(way);
      return true;
    }
  }
  return false;
}

function waysFrom(state: string, type: ChartTransition["event"]): ChartTransition[] {
  const keys = state.split(".");
  const innermostFirst = keys.map((_key, index) => keys.slice(0, keys.length - index).join("."));
  return innermostFirst.flatMap((path) => transitions.filter(({ from, event }) => from === path && event === type));
}
