import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { isAbout } from "../../../../platform/server/background/whose";
import { isDue } from "../../../../platform/server/db/due";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import { DAY, type Instant } from "../../../../shared/instant";
import type { CardFacts } from "../payment.ports";
import type { Claim } from "../payment.repository";
import { cardPayments, clientCards, payments } from "../payments.tables";

/**
 * The version of the text with which a holder agrees that the provider saves the card (`payment.cards.keep`); a new
 * text gets a new version. (PAY-40)
 */
export const KEEP_CARD_CONSENT = "2026-11";

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

/**
 * Completes a saved card's description from the charge that it paid: a provider may keep a card without describing it.
 */
export async function describeCard(tx: Tx, paymentId: string, facts: CardFacts): Promise<void> {
  const card = await cardOfPayment(tx, paymentId);
  if (!card) return;
  const { brand, last4, expires } = card;
  await changeCard(tx, card.id, {
    brand: brand ?? facts.brand,
    last4: last4 ?? facts.last4,
    expires: expires ?? facts.expires,
  });
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

/** The delay before the next request: as long as since the card was removed; at least a minute, at most a day. */
const backoff = (now: SQL) =>
  sql`least(greatest(${now} - ${clientCards.removedAt}, interval '1 minute'), interval '1 day')`;

/**
 * Claims removed cards that are due to be deleted at the provider, new ones first. The same statement schedules their
 * next attempt: other processes claim other cards, and cards that the provider does not delete delay no others.
 */
export async function claimRemovedCards(
  db: Tx,
  { now, limit, whose }: Pick<Claim, "now" | "limit" | "whose">,
): Promise<CardRow[]> {
  const { id, removedAt, forgottenAt, customer, askAgainAt } = clientCards;
  const due = db
    .select({ id })
    .from(clientCards)
    .where(
      and(
        isNotNull(removedAt),
        isNull(forgottenAt),
        isNotNull(customer),
        or(isNull(askAgainAt), isDue(askAgainAt, now, DAY)),
        isAbout(clientCards.clientId, whose),
      ),
    )
    .orderBy(sql`${askAgainAt} nulls first`, asc(removedAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  return db
    .update(clientCards)
    .set({ askAgainAt: sql`${at} + ${backoff(at)}` })
    .where(inArray(id, due))
    .returning();
}
