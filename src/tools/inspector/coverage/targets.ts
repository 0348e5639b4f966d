import type { GuardName } from "../../../features/plan/checkout/checkout.guards";
import type { Coverage, Shown } from "./coverage";

/** A part of the chart to be covered: a state, a transition, or a guard's result. */
export type CoverageTarget = `state ${string}` | `transition ${string}` | `guard ${GuardName} ${"passed" | "refused"}`;

/** Targets that nothing can reach, each with the message that says why (`inspector.ways.<why>`). */
export const outOfReach = {
  "guard reviewOver refused": "ticksWhenDue",
  "guard payWindowOpen refused": "cancelledBefore",
} as const satisfies Partial<Record<CoverageTarget, string>>;

export function isOutOfReach(target: CoverageTarget): target is keyof typeof outOfReach {
  return target in outOfReach;
}

/** The targets of the chart that were not covered, in the chart's order. */
export function unseen({ states, transitions, guards }: Coverage): CoverageTarget[] {
  const none = ({ seen }: { seen: number }) => seen === 0;
  return [
    ...states.filter(none).map(({ path }): CoverageTarget => `state ${path}`),
    ...transitions.filter(none).map(({ id }): CoverageTarget => `transition ${id}`),
    ...guards.flatMap(({ guard, passed, refused }): CoverageTarget[] => [
      ...(passed === 0 ? [`guard ${guard} passed` as const] : []),
      ...(refused === 0 ? [`guard ${guard} refused` as const] : []),
    ]),
  ];
}

export const targetsOf = ({ states, transitions, outcomes }: Shown): CoverageTarget[] => [
  ...states.map((path): CoverageTarget => `state ${path}`),
  ...transitions.map((id): CoverageTarget => `transition ${id}`),
  ...outcomes.map(({ guard, passed }): CoverageTarget => `guard ${guard} ${passed ? "passed" : "refused"}`),
];
