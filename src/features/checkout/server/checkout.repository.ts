import { and, asc, eq, isNull, lte, ne, notInArray } from "drizzle-orm";
import { clients } from "../../../server/db/schema/account";
import { checkoutEvents, travelPlans, vouchers } from "../../../server/db/schema/plan";
import type { Instant } from "../../../shared/instant";
import type { Actor, Tx } from "../../plan/server/plan.ports";
import type { CheckoutEvent } from "../checkout.events";

export type PlanRow = typeof travelPlans.$inferSelect;

/** The plan, locked until the transaction ends: every command on it waits here for its turn. Undefined: no such plan. */
export async function lockPlan(tx: Tx, planId: number): Promise<PlanRow | undefined> {
  const [plan] = await tx.select().from(travelPlans).where(eq(travelPlans.id, planId)).for("update");
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

/** A plan's facts in their order. */
export async function eventsOf(db: Tx, planId: number): Promise<CheckoutEvent[]> {
  const rows = await db
    .select({ event: checkoutEvents.event })
    .from(checkoutEvents)
    .where(eq(checkoutEvents.planId, planId))
    .orderBy(asc(checkoutEvents.seq));
  return rows.map(({ event }) => event);
}

export type Recorded = { event: CheckoutEvent; actor: Actor };

/** Appends facts after the first `count` ones. Whoever appends holds the plan's lock. */
export async function appendEvents(
  tx: Tx,
  planId: number,
  count: number,
  facts: readonly Recorded[],
  recordedAt: Instant,
  machineVersion: number,
): Promise<void> {
  if (facts.length === 0) return;
  await tx.insert(checkoutEvents).values(
    facts.map(({ event, actor }, index) => ({
      planId,
      seq: count + index + 1,
      type: event.type,
      at: event.at,
      event,
      actor: actor.kind,
      actorId: actor.id,
      recordedAt,
      machineVersion,
    })),
  );
}

type PlanState = Pick<PlanRow, "state" | "nextTickAt" | "eventCount" | "paidAt">;

export async function savePlanState(tx: Tx, planId: number, state: PlanState): Promise<void> {
  await tx.update(travelPlans).set(state).where(eq(travelPlans.id, planId));
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
