import { type PlanBundle, replay } from "../../../features/desk/bundle/bundle";
import { supportContract } from "../../../features/desk/support.contract";
import { amountDue, type CheckoutContext } from "../../../features/plan/checkout/checkout.context";
import type { CheckoutEvent, CheckoutFact } from "../../../features/plan/checkout/checkout.events";
import { newCheckout, snapshotAt } from "../../../features/plan/checkout/checkout.log";
import { type CheckoutSnapshot, stateName } from "../../../features/plan/checkout/checkout.states";
import type { Instant } from "../../../shared/instant";
import type { RecreatedPlan } from "../inspector.schemas";
import { REASON, recreatingCalls } from "./recreatingCalls";
import type { RecreateDeps, Recreation } from "./recreation";
import { emptyPlan } from "./scenes";
import type { World } from "./world";

type Difference = RecreatedPlan["Differences"][number];

/**
 * Recreates a bundle's plan for the client of a world, to continue with it (QA-9, QA-20): its events happen again, as
 * long ago as they were when the bundle was taken, by the calls that people make for them. An event that no call
 * produces here is recorded directly, as QA sends events; the remaining differences are returned.
 */
export async function recreate(deps: RecreateDeps, world: World, bundle: PlanBundle): Promise<RecreatedPlan> {
  const shift = world.now() - bundle.exportedAt;
  const at = <Done>(instant: Instant, scene: () => Promise<Done>): Promise<Done> =>
    world.ago(Math.max(0, world.now() - (instant + shift)), scene);
  const { events, outside = [] } = bundle;
  const steps = replay(bundle);
  const facts = events.map(({ event }) => event);
  const plan: Recreation = { planId: 0, bookings: new Map(), attempts: new Map(), links: new Map(), differences: [] };
  const calls = recreatingCalls({ ...deps, world, shift, facts, outside, plan });
  const bringAbout = recorder(deps, plan, calls, facts);

  await emptyPlan(world);
  const happened = [
    ...events.map(({ event }, index) => ({ at: event.at, play: () => bringAbout(event, index) })),
    ...outside.map((entry) => ({ at: entry.at, play: () => calls.beside(entry) })),
  ].sort((one, other) => one.at - other.at);
  for (const one of happened) await at(one.at, one.play);
  await calls.afterwards();

  const before = snapshotAt(steps.at(-1)?.snapshot ?? newCheckout(bundle.planId), bundle.exportedAt);
  const { snapshot } = await deps.look(plan.planId);
  const from = `plan ${bundle.planId}, ${new Date(bundle.exportedAt).toISOString()}`;
  const note = { TravelPlanId: plan.planId, Message: `${REASON}: ${from}` };
  await world.callAsStaff(supportContract.noteForColleagues, {}, note);
  return {
    TravelPlanId: plan.planId,
    State: stateName(snapshot),
    Differences: [...plan.differences, ...differences(before, snapshot)],
  };
}

/** Produces an event of the log: by its call, or recorded directly if that did not produce it. */
function recorder(
  deps: RecreateDeps,
  plan: Recreation,
  { bookingOf, attemptOf, checksAre, byCall }: ReturnType<typeof recreatingCalls>,
  facts: readonly CheckoutEvent[],
) {
  async function bringAbout(event: CheckoutEvent, index: number): Promise<void> {
    if (event.type === "clock.ticked") return;
    const sofar = facts.slice(0, index + 1).filter(({ type }) => type === event.type).length;
    if (event.type !== "documents.checked" && (await timesOf(event.type)) >= sofar) return;
    const why = await byCall(event, index).then(
      () => null,
      (error: Error) => error.message,
    );
    const isDone =
      event.type === "documents.checked" ? await checksAre(event.checks) : (await timesOf(event.type)) >= sofar;
    if (isDone) return;
    const refused = plan.planId && (await recordBare(event));
    plan.differences.push({ Code: refused ? "lost" : "bare", About: [event.type, why].filter(Boolean).join(": ") });
  }

  async function timesOf(type: CheckoutEvent["type"]): Promise<number> {
    if (!plan.planId) return 0;
    return (await deps.look(plan.planId)).events.filter((event) => event.type === type).length;
  }

  /** Records the event directly; true: the chart refuses even that. */
  async function recordBare(event: CheckoutEvent): Promise<boolean> {
    const { at: _at, ...bare } = renamed(event);
    const taken = await deps.db.transaction((tx) =>
      deps.commands.changeWithin(tx, plan.planId, async (locked) => locked.take(bare, { kind: "system", id: null })),
    );
    return taken !== undefined;
  }

  /** The same event for the new plan: with its bookings and attempts. */
  function renamed(event: CheckoutEvent): CheckoutFact & { at: Instant } {
    return {
      ...event,
      ...("bookingId" in event && { bookingId: bookingOf(event.bookingId) }),
      ...("attemptId" in event && { attemptId: attemptOf(event.attemptId) }),
    };
  }

  return bringAbout;
}

/** The remaining differences. */
function differences(before: CheckoutSnapshot, after: CheckoutSnapshot): Difference[] {
  const of = (Code: Difference["Code"], tell: (snapshot: CheckoutSnapshot) => string): Difference[] => {
    const was = tell(before);
    const is = tell(after);
    return was === is ? [] : [{ Code, About: `${was} → ${is}` }];
  };
  return [
    ...of("state", stateName),
    ...of("due", ({ context }) => String(amountDue(context))),
    ...of("bookings", ({ context }) => bookingsOf(context)),
  ];
}

const bookingsOf = ({ bookings }: CheckoutContext) =>
  bookings.map(({ status, amount }) => `${status} ${amount}`).join(", ");
