import { type Caller, requireOwner } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { Clock, Instant } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import { checkpointOf, resume } from "../checkout/checkout.checkpoint";
import type { DocumentChecks } from "../checkout/checkout.checks";
import { openBookings } from "../checkout/checkout.context";
import { effectsOf } from "../checkout/checkout.effects";
import type { CheckoutEvent } from "../checkout/checkout.events";
import { decide, dueTicks, nextTickOf, type Transition, transitionOf } from "../checkout/checkout.log";
import { MACHINE_VERSION } from "../checkout/checkout.machine";
import { type CheckoutSnapshot, stateName } from "../checkout/checkout.states";
import type { ApplyEffects } from "./applyEffects";
import type { CheckoutPorts } from "./checkout.ports";
import {
  appendFacts,
  laterFacts,
  lockPlan,
  type PlanRow,
  type PlanWithFacts,
  type Recorded,
} from "./checkout.repository";
import type { Actor, BookingFact } from "./plan.ports";

const system: Actor = { kind: "system", id: null };

/** A plan in hand: its row is locked, its facts are folded (but for those in its checkpoint) and the clock's due ticks are known. */
export type LockedPlan = {
  tx: Tx;
  row: PlanRow;
  /** The plan as it is at `at`. */
  snapshot: CheckoutSnapshot;
  /** What has been accepted in this transaction and is not appended yet. */
  pending: (Transition & Recorded)[];
  /** The instant of its last fact. */
  lastAt: Instant;
  at: Instant;
};

export type Answer = { snapshot: CheckoutSnapshot; refusals: Refusal[]; at: Instant };

type Parts = {
  now: Clock;
  ports: Pick<CheckoutPorts, "carPeriodsOf" | "checkDocuments">;
  applyEffects: ApplyEffects;
};

export type CheckoutCommands = ReturnType<typeof checkoutCommands>;

/** What booking asks of a plan's commands. */
export type BookingCommands = Pick<CheckoutCommands, "record" | "acceptsBookings">;

/**
 * The one way to change a plan: lock its row, fold its facts, let the clock catch up, ask the machine, append, apply the
 * effects. All inside the transaction that is handed in. `happen` answers with the reasons when the fact is refused:
 * the ticks that were due are recorded all the same, so whoever throws does it after the transaction.
 */
export function checkoutCommands({ now, ports, applyEffects }: Parts) {
  async function open(tx: Tx, planId: number): Promise<LockedPlan> {
    const plan = await lockPlan(tx, planId);
    if (!plan) throw new Problem("plan.notFound");
    return begin(tx, plan);
  }

  /** A plan for its owner or staff. Somebody else's is answered as what does not exist. */
  async function openOwn(tx: Tx, planId: number, caller: Caller): Promise<LockedPlan> {
    const plan = await lockPlan(tx, planId);
    if (!plan) throw new Problem("notFound");
    requireOwner(caller, plan.row.clientId);
    return begin(tx, plan);
  }

  /** A plan that whoever asks has locked already. */
  async function openLocked(tx: Tx, row: PlanRow): Promise<LockedPlan> {
    return begin(tx, { row, later: await laterFacts(tx, row) });
  }

  function begin(tx: Tx, { row, later }: PlanWithFacts): LockedPlan {
    const { snapshot, lastAt } = resume(row.id, row.checkpoint, later);
    // Facts are in the order of their instants, also where another process's clock is a little ahead.
    const at = Math.max(now(), lastAt);
    const plan: LockedPlan = { tx, row, snapshot, pending: [], lastAt, at };
    for (const tick of dueTicks(snapshot, at)) accept(plan, tick, system);
    return plan;
  }

  function accept(plan: LockedPlan, transition: Transition, actor: Actor): void {
    plan.snapshot = transition.after;
    plan.pending.push({ ...transition, actor });
    plan.lastAt = transition.event.at;
  }

  /** Takes a fact into a plan in hand; returns why not, when the machine refuses it. */
  function take(plan: LockedPlan, event: CheckoutEvent, actor: Actor): Refusal[] {
    const decision = decide(plan.snapshot, event);
    if (!decision.accepted) return decision.refusals;
    for (const transition of decision.transitions)
      accept(plan, transition, transition.event === event ? actor : system);
    return [];
  }

  /** Makes the documents' checks anew, and records them when the machine lacks them or they have changed. */
  async function recheck(plan: LockedPlan): Promise<void> {
    const open = openBookings(plan.snapshot.context);
    if (open.length === 0) return;
    const facts = {
      cars: await ports.carPeriodsOf(
        plan.tx,
        open.map(({ id }) => id),
      ),
      firstDay: havanaDate(Math.min(...open.map(({ startsAt }) => startsAt))),
      lastDay: havanaDate(Math.max(...open.map(({ endsAt }) => endsAt))),
    };
    const checks = await ports.checkDocuments(plan.tx, plan.row.clientId, facts, havanaDate(plan.at));
    const event: CheckoutEvent = { type: "documents.checked", at: plan.at, checks };
    if (!sameChecks(plan.snapshot.context.checks, checks) && plan.snapshot.can(event))
      accept(plan, transitionOf(plan.snapshot, event), system);
  }

  /** Appends what was accepted and applies its effects, step by step as it happened. More may be taken, and finished, after it. */
  async function finish(plan: LockedPlan): Promise<void> {
    if (plan.snapshot.context.checks === null) await recheck(plan);
    const { tx, row, pending, snapshot } = plan;
    if (pending.length === 0 && nextTickOf(snapshot) === row.nextTickAt) return;
    const facts = { planId: row.id, count: row.eventCount, facts: pending };
    const eventCount = row.eventCount + pending.length;
    const checkpoint = checkpointOf(snapshot, eventCount, plan.lastAt);
    await appendFacts(
      tx,
      { ...facts, recordedAt: plan.at, machineVersion: MACHINE_VERSION },
      { state: stateName(snapshot), nextTickAt: nextTickOf(snapshot), paidAt: snapshot.context.paidAt, checkpoint },
    );
    for (const { before, after } of pending) await applyEffects(tx, row, effectsOf(before, after, plan.at), plan.at);
    plan.row = { ...row, eventCount, checkpoint, nextTickAt: nextTickOf(snapshot) };
    plan.pending = [];
  }

  async function happen(
    tx: Tx,
    planId: number,
    eventAt: (at: Instant) => CheckoutEvent,
    actor: Actor,
  ): Promise<Answer> {
    const plan = await open(tx, planId);
    const refusals = take(plan, eventAt(plan.at), actor);
    await finish(plan);
    return { snapshot: plan.snapshot, refusals, at: plan.at };
  }

  /** Records what happened to a booking. A refusal is thrown and undoes the caller's transaction, the booking with it. */
  async function record(tx: Tx, planId: number, fact: BookingFact, actor: Actor): Promise<void> {
    const { refusals } = await happen(tx, planId, (at) => ({ ...fact, at }), actor);
    if (refusals.length > 0) throw refused(refusals);
  }

  /** Whether a booking may be added to the plan now; if not, the next booking begins another plan. */
  async function acceptsBookings(tx: Tx, planId: number): Promise<boolean> {
    const { snapshot } = await open(tx, planId);
    return snapshot.hasTag("acceptsBookings");
  }

  return { open, openOwn, openLocked, take, recheck, finish, happen, record, acceptsBookings };
}

function sameChecks(known: DocumentChecks | null, made: DocumentChecks): boolean {
  return known !== null && JSON.stringify(known) === JSON.stringify(made);
}

/** The failure that names every reason why the machine refused. */
export function refused(refusals: readonly Refusal[]): Problem {
  return new Problem(
    "checkout.refused",
    {},
    refusals.map(({ code, facts }) => ({ Field: "", Code: code, facts })),
  );
}
