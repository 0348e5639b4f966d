import { getMicrosteps } from "xstate";
import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import { type GuardName, guards } from "../../../features/plan/checkout/checkout.guards";
import { checkoutMachine } from "../../../features/plan/checkout/checkout.machine";
import { type CheckoutSnapshot, stateName } from "../../../features/plan/checkout/checkout.states";
import { type ChartTransition, readChart } from "./chart";

/** A guard that was evaluated, its transition, and its answer. */
export type GuardOutcome = { transition: string; guard: GuardName; passed: boolean };

/** What an event did to a plan: the transitions it took, one after the other, and the guards that were asked. */
export type Taken = { transitions: ChartTransition[]; outcomes: GuardOutcome[] };

const { transitions } = readChart();

/** Follows one event through the chart, by the chart's own steps; an event that is refused takes no transition. */
export function takenBy(before: CheckoutSnapshot, event: CheckoutEvent): Taken {
  const taken: Taken = { transitions: [], outcomes: [] };
  if (!choose(before, event, event.type, taken)) return taken;
  // Each inner step but the first is taken by itself, and so is asked of the plan as the step before left it.
  for (const [snapshot] of getMicrosteps(checkoutMachine, before, event)) choose(snapshot, event, "always", taken);
  return taken;
}

/** The first way that the plan lets through, innermost state first, as the machine chooses. */
function choose(
  snapshot: CheckoutSnapshot,
  event: CheckoutEvent,
  type: ChartTransition["event"],
  taken: Taken,
): boolean {
  for (const way of waysFrom(stateName(snapshot), type)) {
    if (!way.guard) {
      taken.transitions.push(way);
      return true;
    }
    const passed = guards[way.guard](snapshot.context, event).length === 0;
    taken.outcomes.push({ transition: way.id, guard: way.guard, passed });
    if (passed) {
      taken.transitions.push(way);
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
