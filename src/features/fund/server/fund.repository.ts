import { and, asc, desc, eq, inArray, isNull, lte, notInArray, type SQLWrapper, sql } from "drizzle-orm";
import { isAbout, type Whose } from "../../../platform/server/background/whose";
import { outbox } from "../../../platform/server/db/schema/operations";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { clients } from "../../account/server/account.tables";
import type { Lot, Part } from "../fund.rules";
import { fundLots, fundMovements } from "./fund.tables";

export type MovementRow = typeof fundMovements.$inferSelect;

/** A lot with its origin. */
export type OwnLot = Lot & { bookingId: number | null; requestId: string; renewsId: number | null };

/** A client's lots with what is left of each, the first to expire first. */
export async function lotsOf(db: Tx, clientId: number): Promise<OwnLot[]> {
  const { id, amount, issuedAt, expiresAt, bookingId, requestId, renewsId } = fundLots;
  return db
    .select({ id, amount, issuedAt, expiresAt, bookingId, requestId, renewsId, left: leftOf() })
    .from(fundLots)
    .leftJoin(fundMovements, eq(fundMovements.lotId, id))
    .where(eq(fundLots.clientId, clientId))
    .groupBy(id)
    .orderBy(asc(expiresAt), asc(id));
}

const leftOf = () => sql<Minor>`(${fundLots.amount} + coalesce(sum(${fundMovements.amount}), 0))::int`;

/**
 * The lots made by refunds, by the ids of their requests, with what is left and what counts as given, the last to
 * expire first. A lot that renews another one is no further refund.
 */
export async function lotsMadeFor(db: Tx, requests: SQLWrapper) {
  const { id, amount, issuedAt, expiresAt, clientId, renewsId } = fundLots;
  const takenBack = sql`sum(${fundMovements.amount}) filter (where ${fundMovements.kind} in ('takenBack', 'givenAgain'))`;
  return db
    .select({
      id,
      amount,
      issuedAt,
      expiresAt,
      clientId,
      left: leftOf(),
      given: sql<Minor>`(case when ${renewsId} is null then ${amount} else 0 end + coalesce(${takenBack}, 0))::int`,
    })
    .from(fundLots)
    .leftJoin(fundMovements, eq(fundMovements.lotId, id))
    .where(inArray(fundLots.requestId, requests))
    .groupBy(id)
    .orderBy(desc(expiresAt), desc(id));
}

/** Locks a client's lots, so that changes are serialized. */
export async function lockLots(tx: Tx, clientId: number): Promise<void> {
  const { id } = fundLots;
  await tx.select({ id }).from(fundLots).where(eq(fundLots.clientId, clientId)).orderBy(asc(id)).for("update");
}

export async function movementsOf(db: Tx, clientId: number): Promise<MovementRow[]> {
  const rows = await db
    .select({ movement: fundMovements })
    .from(fundMovements)
    .innerJoin(fundLots, eq(fundLots.id, fundMovements.lotId))
    .where(eq(fundLots.clientId, clientId))
    .orderBy(asc(fundMovements.at), asc(fundMovements.id));
  return rows.map(({ movement }) => movement);
}

/** The amounts that a payment has taken from each lot, with plan and client. */
export async function traceOf(tx: Tx, paymentId: string): Promise<(Part & { clientId: number; planId: number })[]> {
  const { lotId, planId, amount } = fundMovements;
  const rows = await tx
    .select({ lotId, planId, clientId: fundLots.clientId, amount: sql<Minor>`(-sum(${amount}))::int` })
    .from(fundMovements)
    .innerJoin(fundLots, eq(fundLots.id, lotId))
    .where(
      and(
        eq(fundMovements.paymentId, paymentId),
        notInArray(fundMovements.kind, ["takenBack", "givenAgain", "renewed"]),
      ),
    )
    .groupBy(lotId, planId, fundLots.clientId);
  return rows.filter((row) => row.amount > 0);
}

/** The amounts taken back from each lot under a key, and when. */
export async function takenBackBy(tx: Tx, key: string): Promise<(Part & { paymentId: string; at: Instant })[]> {
  const { lotId, paymentId, amount, at } = fundMovements;
  return tx
    .select({ lotId, paymentId, at, amount: sql<Minor>`-${amount}` })
    .from(fundMovements)
    .where(eq(fundMovements.key, key))
    .orderBy(lotId);
}

/** The number of times that a payment has released its hold; makes the key of the next one unique. */
export async function releasesOf(tx: Tx, paymentId: string): Promise<number> {
  const { key, kind } = fundMovements;
  const rows = await tx
    .selectDistinct({ key })
    .from(fundMovements)
    .where(and(eq(fundMovements.paymentId, paymentId), eq(kind, "released")));
  return rows.length;
}

export async function insertMovements(tx: Tx, rows: (typeof fundMovements.$inferInsert)[]): Promise<void> {
  await tx.insert(fundMovements).values(rows);
}

export async function insertLot(tx: Tx, lot: typeof fundLots.$inferInsert): Promise<void> {
  await tx.insert(fundLots).values(lot);
}

export type ExpiringLot = Lot & { clientId: number };

/** Lots of all clients that expire within a period and have something left, without closed accounts. */
export async function lotsExpiring(db: Tx, from: Instant, to: Instant, whose: Whose): Promise<ExpiringLot[]> {
  const { id, clientId, amount, issuedAt, expiresAt } = fundLots;
  const rows = await db
    .select({ id, clientId, amount, issuedAt, expiresAt, left: leftOf() })
    .from(fundLots)
    .innerJoin(clients, and(eq(clients.id, clientId), isNull(clients.closedAt)))
    .leftJoin(fundMovements, eq(fundMovements.lotId, id))
    .where(and(sql`${expiresAt} > ${new Date(from).toISOString()}`, lte(expiresAt, to), isAbout(clientId, whose)))
    .groupBy(id)
    .orderBy(desc(expiresAt));
  return rows.filter(({ left }) => left > 0);
}

/** Which of these notifications exist already, by key. */
export async function existingOutboxKeys(db: Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: outbox.key })
    .from(outbox)
    .where(inArray(outbox.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}
