import { and, asc, eq, gt, inArray, isNull, lte, ne, notExists, notInArray, sql } from "drizzle-orm";
import { isAbout, type Whose } from "../../../../platform/server/background/whose";
import { drafts, named, statement } from "../../../../platform/server/db/statement";
import { currentRequestId } from "../../../../platform/server/logs/requestId";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import type { StaffRole } from "../../../../shared/staffRole";
import { clients } from "../../../account/server/account.tables";
import { factsIn, type StoredFact } from "../../checkout/checkout.checkpoint";
import type { CheckoutEvent } from "../../checkout/checkout.events";
import type { Actor } from "../plan.ports";
import type { PlanRow } from "../plan.repository";
import { checkoutEvents, plansSetAside, travelPlans } from "../plan.tables";

/** A plan with the facts after its checkpoint, in order; usually none. */
export type PlanWithFacts = { row: PlanRow; later: StoredFact[] };

const planToLock = statement(
  drafts
    .select()
    .from(travelPlans)
    .where(eq(travelPlans.id, sql.placeholder("planId")))
    .for("update"),
);

/**
 * The plan, locked until the transaction ends, so that all commands on it are serialized (FAULT-17). Undefined: no such
 * plan.
 */
export async function lockPlan(tx: Tx, planId: number): Promise<PlanWithFacts | undefined> {
  const [row] = await planToLock(tx, { planId });
  return row && { row, later: await laterFacts(tx, row) };
}

/**
 * Locks the most overdue plan that no other sweeper has locked, except plans that are set aside and those in `but`.
 * Null: there is none.
 */
export async function claimDuePlan(tx: Tx, now: Instant, but: readonly number[], whose: Whose): Promise<number | null> {
  const [plan] = await tx
    .select({ id: travelPlans.id })
    .from(travelPlans)
    .where(
      and(
        lte(travelPlans.nextTickAt, now),
        notExists(setAside(tx)),
        but.length > 0 ? notInArray(travelPlans.id, [...but]) : undefined,
        isAbout(travelPlans.clientId, whose),
      ),
    )
    .orderBy(asc(travelPlans.nextTickAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return plan?.id ?? null;
}

/** The row of a plan that is set aside. */
const setAside = (db: Tx) =>
  db.select({ one: sql`1` }).from(plansSetAside).where(eq(plansSetAside.planId, travelPlans.id));

/** The client's unpaid plans that can still change. */
export async function unpaidPlanIds(tx: Tx, clientId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: travelPlans.id })
    .from(travelPlans)
    .where(and(eq(travelPlans.clientId, clientId), isNull(travelPlans.paidAt), ne(travelPlans.state, "cancelled")))
    .orderBy(asc(travelPlans.id));
  return rows.map(({ id }) => id);
}

/** The facts after a plan's checkpoint. */
export async function laterFacts(tx: Tx, { id, checkpoint, eventCount }: PlanRow): Promise<StoredFact[]> {
  const folded = factsIn(checkpoint);
  return folded === eventCount ? [] : storedFacts(tx, id, folded);
}

/** The same for many plans, in one query, by plan; plans without such facts are left out. */
export async function laterFactsOf(
  tx: Tx,
  rows: readonly Pick<PlanRow, "id" | "checkpoint" | "eventCount">[],
): Promise<Map<number, StoredFact[]>> {
  const later = new Map<number, StoredFact[]>();
  const { planId, event, machineVersion, seq } = checkoutEvents;
  const unfolded = rows.filter(({ checkpoint, eventCount }) => factsIn(checkpoint) !== eventCount);
  if (unfolded.length === 0) return later;
  const folded = unfolded.map(({ id, checkpoint }) => ({ id, but: factsIn(checkpoint) }));
  const found = await tx
    .select({ planId, event, machineVersion })
    .from(checkoutEvents)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as wanted(id int, but int)`,
      sql`wanted.id = ${planId} and ${seq} > wanted.but`,
    )
    .orderBy(asc(planId), asc(seq));
  for (const { planId: id, ...fact } of found) later.set(id, [...(later.get(id) ?? []), fact]);
  return later;
}

/** A plan's facts in order as they are stored, without the first `but` ones. */
export async function storedFacts(db: Tx, planId: number, but = 0): Promise<StoredFact[]> {
  const { event, machineVersion, seq } = checkoutEvents;
  return db
    .select({ event, machineVersion })
    .from(checkoutEvents)
    .where(and(eq(checkoutEvents.planId, planId), gt(seq, but)))
    .orderBy(asc(seq));
}

export async function eventsOf(db: Tx, planId: number): Promise<CheckoutEvent[]> {
  return (await storedFacts(db, planId)).map(({ event }) => event);
}

export type Recorded = { event: CheckoutEvent; actor: Actor };

type PlanState = Pick<PlanRow, "state" | "nextTickAt" | "paidAt" | "checkpoint">;
type Append = {
  planId: number;
  count: number;
  facts: readonly Recorded[];
  recordedAt: Instant;
  machineVersion: number;
};

const newFacts = drafts.insert(checkoutEvents);
const newFact = newFacts.values(
  named(
    checkoutEvents,
    ...(["planId", "seq", "type", "at", "event", "actor", "actorId", "recordedAt", "machineVersion", "logId"] as const),
  ),
);
const savedPlan = named(travelPlans, "state", "nextTickAt", "paidAt", "checkpoint", "eventCount");
const thisPlan = eq(travelPlans.id, sql.placeholder("planId"));
const planToSave = statement(drafts.update(travelPlans).set(savedPlan).where(thisPlan));
/** Both in one statement: fewer round trips while the plan is locked. (SPEED-8) */
const factsAndPlan = (facts: Pick<typeof newFact, "returning">) =>
  statement(
    drafts
      .with(drafts.$with("facts").as(facts.returning({ seq: checkoutEvents.seq })))
      .update(travelPlans)
      .set(savedPlan)
      .where(thisPlan),
  );
const factAndPlan = factsAndPlan(newFact);

/**
 * Appends facts after the first `count` ones and saves the plan's new state. The caller holds the plan's lock. Queries
 * sent after the call see them.
 */
export async function appendFacts(
  tx: Tx,
  { planId, count, facts, ...recorded }: Append,
  state: PlanState,
): Promise<void> {
  const logId = currentRequestId();
  const rows = facts.map(({ event, actor }, index) => ({
    planId,
    seq: count + index + 1,
    type: event.type,
    at: event.at,
    event,
    actor: actor.kind,
    actorId: actor.id,
    logId,
    ...recorded,
  }));
  const plan = { planId, ...state, eventCount: count + rows.length };
  const [fact, ...others] = rows;
  if (!fact) await planToSave(tx, plan);
  // Usually there is one.
  else if (others.length === 0) await factAndPlan(tx, { ...fact, ...plan });
  else await factsAndPlan(newFacts.values(rows))(tx, plan);
}

export type Payer = { id: number; email: string; firstName: string; lastName: string };

export async function findPayer(db: Tx, clientId: number): Promise<Payer | undefined> {
  const { id, email, firstName, lastName } = clients;
  const [payer] = await db.select({ id, email, firstName, lastName }).from(clients).where(eq(id, clientId));
  return payer;
}

/** The active staff who handle a role's work: the staff of that role and the owners. */
export async function staffIds(tx: Tx, role: StaffRole): Promise<number[]> {
  const those = and(inArray(clients.staffRole, ["owner", role]), isNull(clients.disabledAt));
  const rows = await tx.select({ id: clients.id }).from(clients).where(those).orderBy(clients.id);
  return rows.map(({ id }) => id);
}
