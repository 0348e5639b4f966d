import { type Caller, requireOwner } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { resume } from "../../checkout/checkout.checkpoint";
import { snapshotAt } from "../../checkout/checkout.log";
import type { CheckoutSnapshot } from "../../checkout/checkout.states";
import { findPlan, type PlanRow } from "../plan.repository";
import { laterFacts } from "./checkout.repository";

/**
 * The one way to read a plan's state: its checkpoint, the facts after it, and the ticks due by `at`, whether the
 * sweeper has run or not; a tick that needs the documents checked waits for it (`snapshotAt`). Changes nothing.
 */
export async function snapshotOf(db: Tx, row: PlanRow, at: Instant): Promise<CheckoutSnapshot> {
  return snapshotAt(resume(row.id, row.checkpoint, await laterFacts(db, row)).snapshot, at);
}

/** The same by the plan's id. Throws `plan.notFound`. */
export async function readPlan(db: Tx, planId: number, at: Instant): Promise<CheckoutSnapshot> {
  const row = await findPlan(db, planId);
  if (!row) throw new Problem("plan.notFound");
  return snapshotOf(db, row, at);
}

/** A plan for its owner or staff. Throws `notFound`, also for another client's plan. */
export async function ownPlan(db: Tx, caller: Caller, planId: number): Promise<PlanRow> {
  const row = await findPlan(db, planId);
  if (!row) throw new Problem("notFound");
  requireOwner(caller, row.clientId);
  return row;
}
