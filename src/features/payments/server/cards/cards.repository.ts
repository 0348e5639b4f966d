import { and, asc, desc, eq, exists, isNotNull, isNull, not, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { cardPayments, clientCards, payments } from "../payments.tables";

export type CardRow = typeof clientCards.$inferSelect;

export async function insertCard(tx: Tx, row: typeof clientCards.$inferInsert): Promise<void> {
  await tx.insert(clientCards).values(row);
}

/** A card that can be paid with: the client's own, saved and not removed. */
export async function usableCard(db: Tx, clientId: number, id: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(clientCards)
    .where(and(eq(clientCards.id, id), usableBy(clientId)));
  return row;
}

/** The client's saved cards, the newest first. */
export async function usableCards(db: Tx, clientId: number): Promise<CardRow[]> {
  return db.select().from(clientCards).where(usableBy(clientId)).orderBy(desc(clientCards.createdAt));
}

/** A payment with the card succeeded: a card that was only declined is not kept. (PAY-18) */
const hasPaid = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(cardPayments)
    .innerJoin(payments, eq(payments.id, cardPayments.paymentId))
    .where(and(eq(cardPayments.cardId, clientCards.id), eq(payments.status, PaymentStatus.Success))),
);

const usableBy = (clientId: number) =>
  and(eq(clientCards.clientId, clientId), isNotNull(clientCards.customer), isNull(clientCards.removedAt), hasPaid);

/** Removes the card of a failed attempt, unless it has paid before, so that the provider deletes it. (PAY-18) */
export async function dropUnpaidCard(tx: Tx, paymentId: string, removedAt: Instant): Promise<void> {
  const card = await cardOfPayment(tx, paymentId);
  if (!card) return;
  const unpaid = and(eq(clientCards.id, card.id), isNull(clientCards.removedAt), not(hasPaid));
  await tx.update(clientCards).set({ removedAt }).where(unpaid);
}

export async function changeCard(tx: Tx, id: string, change: Partial<CardRow>): Promise<void> {
  await tx.update(clientCards).set(change).where(eq(clientCards.id, id));
}

export async function linkCard(tx: Tx, paymentId: string, cardId: string): Promise<void> {
  await tx.insert(cardPayments).values({ paymentId, cardId });
}

/** The saved card that a payment is made with, or the card that it is to save. */
export async function cardOfPayment(db: Tx, paymentId: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select({ card: clientCards })
    .from(cardPayments)
    .innerJoin(clientCards, eq(clientCards.id, cardPayments.cardId))
    .where(eq(cardPayments.paymentId, paymentId));
  return row?.card;
}

/** Removed cards that the provider still has. */
export async function cardsToForget(db: Tx, limit: number): Promise<CardRow[]> {
  const { removedAt, forgottenAt, customer } = clientCards;
  return db
    .select()
    .from(clientCards)
    .where(and(isNotNull(removedAt), isNull(forgottenAt), isNotNull(customer)))
    .orderBy(asc(removedAt))
    .limit(limit);
}
