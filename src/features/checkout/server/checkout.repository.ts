import { and, asc, eq, gt, isNull, lte, ne, notInArray, sql } from "drizzle-orm";
import { clients } from "../../../server/db/schema/account";
import { vouchers } from "../../../server/db/schema/papers";
import { checkoutEvents, travelPlans } from "../../../server/db/schema/plan";
import type { Instant } from "../../../shared/instant";
import type { Actor, Tx } from "../../plan/server/plan.ports";
import { factsIn } from "../checkout.checkpoint";
import type { CheckoutEvent } from "../checkout.events";
import { MACHINE_VERSION } from "../checkout.machine";

export type PlanRow = typeof travelPlans.$inferSelect;

/** A plan with the facts that its checkpoint does not hold yet, in their order: none, as a rule. */
export type PlanWithFacts = { row: PlanRow; later: CheckoutEvent[] };

/**
 * The plan, locked until the transaction ends: every command on it waits here for its turn. Undefined: no such plan. Its
 * later facts come in the same question, because a command's time is spent on the way to the database.
 */
export async function lockPlan(tx: Tx, planId: number): Promise<PlanWithFacts | undefined> {
  const { event, seq } = checkoutEvents;
  const { checkpoint } = travelPlans;
  const folded = sql`case when (${checkpoint} ->> 'machineVersion')::int = ${MACHINE_VERSION}
    then (${checkpoint} ->> 'facts')::int else 0 end`;
  const later = sql<CheckoutEvent[]>`(select coalesce(json_agg(${event} order by ${seq}), '[]')
    from ${checkoutEvents} where ${checkoutEvents.planId} = ${planId} and ${seq} > ${folded})`;
  const [plan] = await tx
    .select({ row: travelPlans, later })
    .from(travelPlans)
    .where(eq(travelPlans.id, planId))
    .for("update");
  // Who had to wait is given the row as it is now, but the facts as they were when he asked. Facts are only ever added.
  if (plan && factsIn(plan.row.checkpoint) + plan.later.length !== plan.row.eventCount)
    plan.later = await laterFacts(tx, plan.row);
  return plan;
}

export async function findPlan(db: Tx, planId: number): Promise<PlanRow | undefined> {
  const [plan] = await db.select().from(travelPlans).where(eq(travelPlans.id, planId));
  return plan;
}

/** The most overdue plan that no other sweeper has in hand, locked; `but` are left alone. */
export async function claimDuePlan(tx: Tx, now: Instant, but: readonly number[]): Promise<PlanRow | undefined> {
  const [plan] = await tx
    .select()
    .from(travelPlans)
    .where(and(lte(travelPlans.nextTickAt, now), but.length > 0 ? notInArray(travelPlans.id, [...but]) : undefined))
    .orderBy(asc(travelPlans.nextTickAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return plan;
}

/** The client's plans on which nothing is paid and something may still happen. */
export async function unpaidPlanIds(tx: Tx, clientId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: travelPlans.id })
    .from(travelPlans)
    .where(and(eq(travelPlans.clientId, clientId), isNull(travelPlans.paidAt), ne(travelPlans.state, "cancelled")))
    .orderBy(asc(travelPlans.id));
  return rows.map(({ id }) => id);
}

/** The facts after a plan's checkpoint. */
export async function laterFacts(tx: Tx, { id, checkpoint }: PlanRow): Promise<CheckoutEvent[]> {
  return eventsOf(tx, id, factsIn(checkpoint));
}

/** A plan's facts in their order, but for so many first ones. */
export async function eventsOf(db: Tx, planId: number, but = 0): Promise<CheckoutEvent[]> {
  const rows = await db
    .select({ event: checkoutEvents.event })
    .from(checkoutEvents)
    .where(and(eq(checkoutEvents.planId, planId), gt(checkoutEvents.seq, but)))
    .orderBy(asc(checkoutEvents.seq));
  return rows.map(({ event }) => event);
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

/** Appends facts after the first `count` ones and saves what the plan amounts to now. Whoever appends holds the plan's lock. */
export async function appendFacts(
  tx: Tx,
  { planId, count, facts, ...recorded }: Append,
  state: PlanState,
): Promise<void> {
  const rows = facts.map(({ event, actor }, index) => ({
    planId,
    seq: count + index + 1,
    type: event.type,
    at: event.at,
    event,
    actor: actor.kind,
    actorId: actor.id,
    ...recorded,
  }));
  const saved = { ...state, eventCount: count + rows.length };
  if (rows.length === 0) {
    await tx.update(travelPlans).set(saved).where(eq(travelPlans.id, planId));
    return;
  }
  const appended = tx
    .$with("appended")
    .as(tx.insert(checkoutEvents).values(rows).returning({ seq: checkoutEvents.seq }));
  await tx.with(appended).update(travelPlans).set(saved).where(eq(travelPlans.id, planId));
}

/** A voucher for each booking; one that has a voucher keeps it. */
export async function insertVouchers(tx: Tx, rows: (typeof vouchers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(vouchers).values(rows).onConflictDoNothing();
}

export type Payer = { id: number; email: string; firstName: string; lastName: string };

export async function findPayer(db: Tx, clientId: number): Promise<Payer | undefined> {
  const { id, email, firstName, lastName } = clients;
  const [payer] = await db.select({ id, email, firstName, lastName }).from(clients).where(eq(id, clientId));
  return payer;
}

export async function staffIds(tx: Tx): Promise<number[]> {
  const rows = await tx.select({ id: clients.id }).from(clients).where(eq(clients.role, "staff")).orderBy(clients.id);
  return rows.map(({ id }) => id);
}
