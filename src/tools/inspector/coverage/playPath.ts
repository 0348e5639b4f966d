import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import { type CheckoutSnapshot, stateName } from "../../../features/plan/checkout/checkout.states";
import type { Instant } from "../../../shared/instant";
import type { SentEvent } from "../event/event-fields";
import type { ScenarioName } from "../inspector.scenarios";
import { coverageOf, type SeenPlan } from "./coverage";
import { type CoveragePath, instantOf, type PathStep, pathFrom, pathsTo, stateAfter } from "./paths";
import { type CoverageTarget, unseen } from "./targets";

/** The functions that carry out a path. Each resolves to null or false if it could not be done. */
export type PathActions = {
  build: (name: ScenarioName) => Promise<OwnPlan | null>;
  /** The plan's dotted state after the event; null: it was refused. */
  send: (planId: number, event: SentEvent, before: CheckoutSnapshot) => Promise<string | null>;
  /** Moves the client's own clock on. */
  setClock: (to: Instant) => Promise<boolean>;
  /** The plan's events and state, and the client's time. */
  look: (planId: number) => Promise<Looked | null>;
  /** A UUID. */
  newId: () => string;
};

export type OwnPlan = { planId: number; bookingIds: readonly number[] };
type SeenAt = Looked & { seen: SeenPlan; isSeen: boolean };
type Looked = { events: readonly CheckoutEvent[]; snapshot: CheckoutSnapshot; now: Instant };

/**
 * The result of a path. `seen`: the events and states of the plan; `stopped`: why it did not reach its target, null if
 * it did.
 */
export type PlayedPath = { plan: OwnPlan | null; seen: SeenPlan | null; stopped: Stopped | null };
export type Stopped = { why: "notBuilt" | "noWay" } | { why: "otherwise"; step: PathStep };

/**
 * Where to restart if a path does not reach its target, for example because staff still review a driver's documents: in
 * an empty plan everything is possible.
 */
const LAST_RESORT: ScenarioName = "plan-empty";

/**
 * Carries out a path to its target: builds its scenario, reads the plan's real state, and sends events or moves the
 * clock from there. `open`: the plan to start with if the path starts in no scenario. If it does not reach its target,
 * it is played again from an empty plan, and at last from the scenario that is nearest without the open plan. (QA-8)
 */
export async function playPath(
  { target, from }: CoveragePath,
  open: OwnPlan | null,
  actions: PathActions,
): Promise<PlayedPath> {
  let played = await playFrom(target, from, open, actions);
  for (const other of othersThan(from, target)) {
    if (played.stopped === null) return played;
    const again = await playFrom(target, other, null, actions);
    if (again.plan) played = again;
  }
  return played;
}

/** Where a path may start again. */
function othersThan(from: ScenarioName | null, target: CoverageTarget): ScenarioName[] {
  const [nearest] = pathsTo([target], null);
  const others = [LAST_RESORT, ...(nearest?.from ? [nearest.from] : [])];
  return [...new Set(others)].filter((name) => name !== from);
}

async function playFrom(
  target: CoverageTarget,
  from: ScenarioName | null,
  open: OwnPlan | null,
  actions: PathActions,
): Promise<PlayedPath> {
  const begun = from === null ? open : await actions.build(from);
  return begun ? playOn(target, begun, actions) : { plan: null, seen: null, stopped: { why: "notBuilt" } };
}

async function playOn(target: CoverageTarget, plan: OwnPlan, actions: PathActions): Promise<PlayedPath> {
  const { planId, bookingIds } = plan;
  const refused: { after: number; event: CheckoutEvent }[] = [];
  const look = async (): Promise<SeenAt | null> => {
    const looked = await actions.look(planId);
    const seen = looked && { planId, events: looked.events, refused };
    return looked && seen && { ...looked, seen, isSeen: !unseen(coverageOf([seen])).includes(target) };
  };
  const first = await look();
  if (!first) return { plan, seen: null, stopped: { why: "notBuilt" } };
  let at: SeenAt = first;
  let stopped: Stopped | null = at.isSeen ? null : { why: "noWay" };
  // The server does some things by itself that the chart does not show, such as checking documents again: as soon as a
  // plan is in another state than expected, the next steps are planned anew from that state.
  for (let round = 0; !at.isSeen && round < ROUNDS; round += 1) {
    const path = pathFrom(target, { ...at, bookingIds }, actions.newId());
    stopped = { why: "noWay" };
    for (const step of path?.steps ?? []) {
      const before: SeenAt = at;
      const done = await make(step, planId, before, actions);
      if (step.do === "send" && step.refused && done)
        refused.push({ after: before.events.length, event: { ...step.event, at: before.now } });
      at = (await look()) ?? before;
      stopped = at.isSeen ? null : { why: "otherwise", step };
      if (!done || at.isSeen || stateName(at.snapshot) !== stateAfter(step, before)) break;
    }
    if (!path) break;
  }
  return { plan, seen: at.seen, stopped };
}

/** The number of times that a path is planned before the target counts as unreachable. */
const ROUNDS = 4;

/** Whether a step ended as expected, which may also be a refusal. */
async function make(step: PathStep, planId: number, status: Looked, { send, setClock }: PathActions): Promise<boolean> {
  if (step.do === "send") return ((await send(planId, step.event, status.snapshot)) === null) === step.refused;
  const to = instantOf(step.to, status);
  return to !== null && setClock(to);
}
