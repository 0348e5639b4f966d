import { type Caller, requireOwner } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { refusedChange } from "../../change/change.rules";
import type { CheckoutContext } from "../../checkout/checkout.context";
import type { CheckoutFact } from "../../checkout/checkout.events";
import { takesBookings } from "../../checkout/checkout.states";
import type { Actor } from "../plan.ports";
import { insertPlan, type PlanRow } from "../plan.repository";
import { laterFacts, lockPlan, type PlanWithFacts } from "./checkout.repository";
import { LockedPlan, type LockedPlanDeps, Refused } from "./lockedPlan";
import { ifReadable, stateOf } from "./readPlan";

/** The work done with a locked plan. */
type Decide<Result> = (plan: LockedPlan) => Result | Promise<Result>;

export type CheckoutCommands = ReturnType<typeof checkoutCommands>;

/** The work that booking does with its plan. */
export type PlanToBook = Pick<
  LockedPlan,
  "at" | "row" | "snapshot" | "refusalOf" | "unfitPapers" | "take" | "settle" | "save"
>;

/** The commands that booking needs. */
export type BookingCommands = {
  openForBooking: (tx: Tx, row: PlanRow) => Promise<PlanToBook | null>;
  openForChange: (tx: Tx, row: PlanRow) => Promise<PlanToBook>;
  newPlan: (tx: Tx, clientId: number, at: Instant) => Promise<PlanToBook>;
};

/**
 * The one way to change a plan: lock its row, fold the facts after its checkpoint, take due ticks, decide, append the
 * accepted facts and apply their effects. An error thrown by `decide` rolls all of it back. (CHART-5)
 */
export function checkoutCommands({ db, ...deps }: Pick<Services, "db"> & LockedPlanDeps) {
  const { inTimeOf = (_clientId, work) => work() } = deps.ports;
  /**
   * Changes a plan in a transaction of its own. Throws `notFound` for a caller who neither owns the plan nor is staff,
   * and `plan.notFound` for a missing plan without a caller. A refusal that `decide` returns is thrown after the
   * commit, so due ticks and all other work stay recorded.
   */
  async function change<Result>(
    caller: Caller | null,
    planId: number,
    decide: Decide<Result | Refused>,
  ): Promise<Result> {
    const result = await db.transaction((tx) => changeOf(tx, caller, planId, decide));
    if (result instanceof Refused) throw result;
    return result;
  }

  /** The same within the caller's transaction; the caller decides what a returned refusal rolls back. */
  function changeWithin<Result>(tx: Tx, planId: number, decide: Decide<Result>): Promise<Result> {
    return changeOf(tx, null, planId, decide);
  }

  async function changeOf<Result>(
    tx: Tx,
    caller: Caller | null,
    planId: number,
    decide: Decide<Result>,
    now = deps.now,
  ): Promise<Result> {
    const locked = await lockPlan(tx, planId);
    if (!locked) throw new Problem(caller ? "notFound" : "plan.notFound");
    const { clientId } = locked.row;
    if (caller) requireOwner(caller, clientId);
    return inTimeOf(clientId, async () => {
      const plan = await opened(tx, locked, now);
      const result = await decide(plan);
      await plan.save();
      return result;
    });
  }

  /** A plan that this transaction has locked, with its due ticks taken. */
  async function opened(tx: Tx, locked: PlanWithFacts, now = deps.now): Promise<LockedPlan> {
    const plan = new LockedPlan(tx, locked.row, await stateOf(tx, locked), { ...deps, now });
    await plan.catchUp();
    return plan;
  }

  /**
   * Records a fact about a booking as of `at` and resolves to the plan's context after it. Throws a refusal, which rolls
   * back the caller's transaction and the booking with it.
   */
  function record(
    tx: Tx,
    planId: number,
    fact: CheckoutFact,
    { actor, at }: { actor: Actor; at: Instant },
  ): Promise<CheckoutContext> {
    const decide = (plan: LockedPlan) => {
      const refused = plan.take(fact, actor);
      if (refused) throw refused;
      return plan.snapshot.context;
    };
    return changeOf(tx, null, planId, decide, () => at);
  }

  /**
   * A plan locked by this transaction, with due ticks saved, if it takes bookings now. Null if it does not, or cannot
   * be read: the next booking starts a new plan. The caller saves it. (PLAN-2, OPS-113)
   */
  async function openForBooking(tx: Tx, row: PlanRow): Promise<LockedPlan | null> {
    const plan = await inTimeOf(row.clientId, () => ifReadable(upToDate(tx, row)));
    return plan && takesBookings(plan.snapshot, plan.at) ? plan : null;
  }

  /**
   * The same for changing one of its bookings, which only this plan can do. Throws `plan.unreadable`, and
   * `checkout.refused` if it takes no booking now. (PLAN-40)
   */
  async function openForChange(tx: Tx, row: PlanRow): Promise<LockedPlan> {
    const plan = await inTimeOf(row.clientId, () => upToDate(tx, row));
    const refused = refusedChange(plan.snapshot, plan.at);
    if (refused) throw new Refused([refused]);
    return plan;
  }

  async function upToDate(tx: Tx, row: PlanRow): Promise<LockedPlan> {
    const plan = await opened(tx, { row, later: await laterFacts(tx, row) });
    await plan.save();
    return plan;
  }

  /** A client's new plan. The caller saves it. */
  async function newPlan(tx: Tx, clientId: number, at: Instant): Promise<LockedPlan> {
    return opened(tx, { row: await insertPlan(tx, clientId, at), later: [] }, () => at);
  }

  return { change, changeWithin, record, openForBooking, openForChange, newPlan };
}
