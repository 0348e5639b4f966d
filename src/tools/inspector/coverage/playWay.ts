import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import { type CheckoutSnapshot, stateName } from "../../../features/plan/checkout/checkout.states";
import type { Instant } from "../../../shared/instant";
import type { SentEvent } from "../event/event-fields";
import type { ScenarioName } from "../inspector.scenarios";
import { coverageOf, type SeenPlan } from "./coverage";
import { type Sight, unseen } from "./sights";
import { instantOf, stateAfter, type Way, type WayStep, wayFrom, waysTo } from "./ways";

/** The functions that carry out a way. Each resolves to null or false if it could not be done. */
export type WayHands = {
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
 * The result of a way. `seen`: the events and states of the plan; `stopped`: why it did not reach its sight, null if it
 * did.
 */
export type PlayedWay = { plan: OwnPlan | null; seen: SeenPlan | null; stopped: Stopped | null };
export type Stopped = { why: "notBuilt" | "noWay" } | { why: "otherwise"; step: WayStep };

/**
 * Where to restart if a way does not reach its sight, for example because staff still review a driver's documents: in
 * an empty plan everything is possible.
 */
const LAST_RESORT: ScenarioName = "plan-empty";

/**
 * Carries out a way to its sight: builds its scenario, reads the plan's real state, and sends events or moves the clock
 * from there. `open`: the plan to start with if the way starts in no scenario. If it does not reach its sight, it is
 * played again from an empty plan, and at last from the scenario that is nearest without the open plan. (QA-8)
 */
export async function playWay({ sight, from }: Way, open: OwnPlan | null, hands: WayHands): Promise<PlayedWay> {
  let played = await playFrom(sight, from, open, hands);
  for (const other of othersThan(from, sight)) {
    if (played.stopped === null) return played;
    const again = await playFrom(sight, other, null, hands);
    if (again.plan) played = again;
  }
  return played;
}

/** Where a way may start again. */
function othersThan(from: ScenarioName | null, sight: Sight): ScenarioName[] {
  const [nearest] = waysTo([sight], null);
  const others = [LAST_RESORT, ...(nearest?.from ? [nearest.from] : [])];
  return [...new Set(others)].filter((name) => name !== from);
}

async function playFrom(
  sight: Sight,
  from: ScenarioName | null,
  open: OwnPlan | null,
  hands: WayHands,
): Promise<PlayedWay> {
  const begun = from === null ? open : await hands.build(from);
  return begun ? playOn(sight, begun, hands) : { plan: null, seen: null, stopped: { why: "notBuilt" } };
}

async function playOn(sight: Sight, plan: OwnPlan, hands: WayHands): Promise<PlayedWay> {
  const { planId, bookingIds } = plan;
  const refused: { after: number; event: CheckoutEvent }[] = [];
  const look = async (): Promise<SeenAt | null> => {
    const looked = await hands.look(planId);
    const seen = looked && { planId, events: looked.events, refused };
    return looked && seen && { ...looked, seen, isSeen: !unseen(coverageOf([seen])).includes(sight) };
  };
  const first = await look();
  if (!first) return { plan, seen: null, stopped: { why: "notBuilt" } };
  let at: SeenAt = first;
  let stopped: Stopped | null = at.isSeen ? null : { why: "noWay" };
  // The server does some things by itself that the chart does not show, such as checking documents again: as soon as a
  // plan is in another state than expected, the next steps are planned anew from that state.
  for (let round = 0; !at.isSeen && round < ROUNDS; round += 1) {
    const way = wayFrom(sight, { ...at, bookingIds }, hands.newId());
    stopped = { why: "noWay" };
    for (const step of way?.steps ?? []) {
      const before: SeenAt = at;
      const done = await make(step, planId, before, hands);
      if (step.do === "send" && step.refused && done)
        refused.push({ after: before.events.length, event: { ...step.event, at: before.now } });
      at = (await look()) ?? before;
      stopped = at.isSeen ? null : { why: "otherwise", step };
      if (!done || at.isSeen || stateName(at.snapshot) !== stateAfter(step, before)) break;
    }
    if (!way) break;
  }
  return { plan, seen: at.seen, stopped };
}

/** The number of times that a way is planned before the sight counts as unreachable. */
const ROUNDS = 4;

/** Whether a step ended as expected, which may also be a refusal. */
async function make(step: WayStep, planId: number, status: Looked, { send, setClock }: WayHands): Promise<boolean> {
  if (step.do === "send") return ((await send(planId, step.event, status.snapshot)) === null) === step.refused;
  const to = instantOf(step.to, status);
  return to !== null && setClock(to);
}
