import { type ChartTransition, readChart } from "../../src/tools/inspector/chart/chart";
import { traceOf } from "../../src/tools/inspector/chart/chart.trace";
import type { Played } from "./planModel";

/**
 * One outcome that a test of the chart must cover: a guard that passed, a guard that refused, or a transition without
 * guard that was taken.
 */
export type Outcome = Pick<ChartTransition, "from" | "event" | "guard"> & {
  /** `paying.choosing -payment.started[mayPay]-> paying.processing: no`. */
  name: string;
  transition: string;
  said: "yes" | "no" | "taken";
};

const nameOf = (transition: string, said: Outcome["said"]) => `${transition}: ${said}`;

/** All outcomes of the production chart. */
export const allOutcomes: Outcome[] = readChart().transitions.flatMap(({ id, from, event, guard }) => {
  const answers: Outcome["said"][] = guard ? ["yes", "no"] : ["taken"];
  return answers.map((said) => ({ name: nameOf(id, said), transition: id, from, event, guard, said }));
});

/** The names of the outcomes that a move covers, by the chart's own steps. */
export function outcomesOf({ happened, refused }: Pick<Played, "happened" | "refused">): string[] {
  const all = refused ? [...happened, refused] : happened;
  return all.flatMap(({ before, event }) => {
    const { transitions, outcomes } = traceOf(before, event);
    const free = transitions.filter(({ guard }) => !guard).map(({ id }) => nameOf(id, "taken"));
    return [...free, ...outcomes.map(({ transition, passed }) => nameOf(transition, passed ? "yes" : "no"))];
  });
}
