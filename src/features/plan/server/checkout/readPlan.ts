import { type Caller, requireOwner } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { factsIn, resume, type UnreadableCause, UnreadableFacts } from "../../checkout/checkout.checkpoint";
import { snapshotAt } from "../../checkout/checkout.log";
import type { CheckoutSnapshot } from "../../checkout/checkout.states";
import { findPlan, findPlans, type PlanRow } from "../plan.repository";
import { laterFacts, laterFactsOf, type PlanWithFacts, storedFacts } from "./checkout.repository";
import { setAside } from "./setAside.repository";

/** The failure of everything that needs the state of an unreadable plan. (OPS-113) */
export class UnreadablePlan extends Problem {
  readonly why: UnreadableCause;

  constructor(
    readonly planId: number,
    override readonly cause: UnreadableFacts,
  ) {
    super("plan.unreadable", { plan: planId });
    this.why = cause.why;
  }
}

/**
 * A plan's state from its checkpoint and the later facts. A damaged checkpoint is skipped, because the facts alone give
 * the same state. Throws `UnreadablePlan`. (CHART-9, OPS-113)
 */
export async function stateOf(db: Tx, { row, later }: PlanWithFacts): Promise<ReturnType<typeof resume>> {
  const { id, checkpoint, eventCount } = row;
  const folded = factsIn(checkpoint);
  try {
    // A concurrent command may have appended more.
    if (later.length < eventCount - folded)
      throw new UnreadableFacts("damaged", `of its ${eventCount} facts ${folded + later.length} are there`);
    return resume(id, checkpoint, later);
  } catch (error) {
    if (!(error instanceof UnreadableFacts)) throw error;
    if (error.why === "newer" || folded === 0) throw new UnreadablePlan(id, error);
  }
  return stateOf(db, { row: { ...row, checkpoint: null }, later: await storedFacts(db, id) });
}

/**
 * The one way to read a plan's state: its checkpoint, the facts after it, and the ticks due by `at`, whether the
 * sweeper has run or not; a tick that needs the documents checked is left to the sweeper (`snapshotAt`). Changes
 * nothing, except that an unreadable plan is set aside. Throws `UnreadablePlan`.
 */
export async function snapshotOf(db: Tx, row: PlanRow, at: Instant): Promise<CheckoutSnapshot> {
  return snapshotFrom(db, { row, later: await laterFacts(db, row) }, at);
}

async function snapshotFrom(db: Tx, plan: PlanWithFacts, at: Instant): Promise<CheckoutSnapshot> {
  const { row } = plan;
  try {
    const { snapshot } = await stateOf(db, plan);
    return snapshotAt(snapshot, at);
  } catch (error) {
    if (error instanceof UnreadablePlan) await setAside(db, { planId: row.id, why: error.why, at });
    throw error;
  }
}

/** The same by the plan's id. Throws `plan.notFound`. */
export async function readPlan(db: Tx, planId: number, at: Instant): Promise<CheckoutSnapshot> {
  const row = await findPlan(db, planId);
  if (!row) throw new Problem("plan.notFound");
  return snapshotOf(db, row, at);
}

/** For lists, which skip unreadable plans: null instead of `UnreadablePlan`. (OPS-113) */
export async function ifReadable<Result>(reading: Promise<Result>): Promise<Result | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof UnreadablePlan) return null;
    throw error;
  });
}

/** The states of many plans, for lists, read in two queries; without unknown and unreadable plans. (OPS-113) */
export async function readPlans(
  db: Tx,
  planIds: readonly number[],
  at: Instant,
): Promise<ReadonlyMap<number, CheckoutSnapshot>> {
  const rows = await findPlans(db, planIds);
  const later = await laterFactsOf(db, rows);
  const read = new Map<number, CheckoutSnapshot>();
  for (const row of rows) {
    const snapshot = await ifReadable(snapshotFrom(db, { row, later: later.get(row.id) ?? [] }, at));
    if (snapshot) read.set(row.id, snapshot);
  }
  return read;
}

/** A plan for its owner or staff. Throws `notFound`, also for another client's plan. */
export async function ownPlan(db: Tx, caller: Caller, planId: number): Promise<PlanRow> {
  const row = await findPlan(db, planId);
  if (!row) throw new Problem("notFound");
  requireOwner(caller, row.clientId);
  return row;
}
