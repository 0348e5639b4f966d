import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import type { CheckoutSnapshot } from "../../../features/plan/checkout/checkout.states";
import type { Instant } from "../../../shared/instant";
import { coverageOf, type SeenPlan } from "./coverage";
import type { SentEvent } from "../event/event-fields";
import type { ScenarioName } from "../inspector.scenarios";
import { instantOf, type Sight, unseen, type Way, type WayStep, wayFrom } from "./ways";

/** The functions that play a way. Each answers null or false if it could not be done. */
export type WayHands = {
  build: (name: ScenarioName) => Promise<OwnPlan | null>;
  /** The plan's dotted state after the event; null: it was refused. */
  send: (planId: number, event: SentEvent, before: CheckoutSnapshot) => Promise<string | null>;
  /** Moves the client's own clock on. */
  setClock: (to: Instant) => Promise<boolean>;
  /** The plan's facts and state, and the client's time. */
  look: (planId: number) => Promise<Looked | null>;
  /** A UUID. */
  newId: () => string;
};

export type OwnPlan = { planId: number; bookingIds: readonly number[] };
type SeenAt = Looked & { seen: SeenPlan; isSeen: boolean };
type Looked = { events: readonly CheckoutEvent[]; snapshot: CheckoutSnapshot; now: Instant };

/** What came of a way. `seen`: what the plan went through; `stopped`: why it did not come to its sight, null: it did. */
export type PlayedWay = { plan: OwnPlan | null; seen: SeenPlan | null; stopped: Stopped | null };
export type Stopped = { why: "notBuilt" | "noWay" } | { why: "otherwise"; step: WayStep };

/** Begins every way that a situation turned out not to lead on: there, everything is still to come. */
const LAST_RESORT: ScenarioName = "plan-empty";

/**
 * Plays a way to its sight: builds its situation, looks where the plan really stands, and sends and waits what leads on
 * from there. `open`: the plan that the way begins on where it begins in no situation. (QA-8)
 */
export async function playWay({ sight, from }: Way, open: OwnPlan | null, hands: WayHands): Promise<PlayedWay> {
  const begun = from === null ? open : await hands.build(from);
  const played = begun && (await playOn(sight, begun, hands));
  if (played && played.stopped?.why !== "noWay") return played;
  const empty = from === LAST_RESORT ? null : await hands.build(LAST_RESORT);
  return empty ? playOn(sight, empty, hands) : { plan: begun, seen: null, stopped: { why: "notBuilt" } };
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
  // The server does by itself what the chart alone does not know of, such as checking the documents again: where a plan is in
  // another state than expected, the next steps are worked out from that state.
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
      if (!done || at.isSeen) break;
    }
    if (!way) break;
  }
  return { plan, seen: at.seen, stopped };
}

/** Ways sought again before a plan is taken not to lead to a sight. */
const ROUNDS = 4;

/** Whether a step ended as expected: also a refusal, if one is expected. */
async function make(step: WayStep, planId: number, standing: Looked, { send, setClock }: WayHands): Promise<boolean> {
  if (step.do === "send") return ((await send(planId, step.event, standing.snapshot)) === null) === step.refused;
  const to = instantOf(step.to, standing);
  return to !== null && setClock(to);
}
