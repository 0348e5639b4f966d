import type { GuardName } from "../../../features/plan/checkout/checkout.guards";
import type { Coverage, Shown } from "./coverage";

/** A part of the chart to be covered: a state, a transition, or a guard's result. */
export type Sight = `state ${string}` | `transition ${string}` | `guard ${GuardName} ${"passed" | "refused"}`;

/** Sights that nothing can reach, each with the message that says why (`inspector.ways.<why>`). */
export const outOfReach = {
  "guard reviewOver refused": "ticksWhenDue",
  "guard payWindowOpen refused": "cancelledBefore",
} as const satisfies Partial<Record<Sight, string>>;

export function isOutOfReach(sight: Sight): sight is keyof typeof outOfReach {
  return sight in outOfReach;
}

/** The sights of the chart that were not covered, in the chart's order. */
export function unseen({ states, transitions, guards }: Coverage): Sight[] {
  const none = ({ seen }: { seen: number }) => seen === 0;
  return [
    ...states.filter(none).map(({ path }): Sight => `state ${path}`),
    ...transitions.filter(none).map(({ id }): Sight => `transition ${id}`),
    ...guards.flatMap(({ guard, passed, refused }): Sight[] => [
      ...(passed === 0 ? [`guard ${guard} passed` as const] : []),
      ...(refused === 0 ? [`guard ${guard} refused` as const] : []),
    ]),
  ];
}

export const sightsOf = ({ states, transitions, outcomes }: Shown): Sight[] => [
  ...states.map((path): Sight => `state ${path}`),
  ...transitions.map((id): Sight => `transition ${id}`),
  ...outcomes.map(({ guard, passed }): Sight => `guard ${guard} ${passed ? "passed" : "refused"}`),
];
