import { createHash } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { DECLINES_WITHIN } from "../../../plan/bookings/limits.rules";
import { ownFailure } from "../../failureCodes";
import { payments } from "../payments.tables";

/** What is charged: a provider's token, or a saved card. Null if the fund pays all of it. */
type Charged = { method: number; source: string | null; cardId: string | null };

/** Distinguishes one card's attempts from others, without identifying the card. */
export function cardDigestOf({ method, source, cardId }: Charged): string | null {
  const charged = cardId === null ? source : `saved ${cardId}`;
  return charged === null ? null : createHash("sha256").update(`${method}\0${charged}`).digest("base64url");
}

/** Serialises attempts with one card, across clients. */
export async function lockCard(tx: Tx, cardDigest: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${cardDigest}, 0))`);
}

/** The bank declined the card; failures on the way to the bank do not count. */
export const declinedByBank = and(
  eq(payments.status, PaymentStatus.Failed),
  isNotNull(payments.cardDigest),
  or(isNull(payments.failureCode), notInArray(payments.failureCode, Object.values(ownFailure))),
);

/** Declined, or still open and possibly declined in the end. */
const declinedOrOpen = or(eq(payments.status, PaymentStatus.Created), declinedByBank);

async function declinesOf(tx: Tx, whose: SQL, at: Instant): Promise<number> {
  const recent = gt(payments.createdAt, at - DECLINES_WITHIN);
  return tx.$count(payments, and(whose, recent, isNotNull(payments.cardDigest), declinedOrOpen));
}

/** Declines of the last 24 hours on all of a client's plans, open attempts included. */
export const declinesOfClient = (tx: Tx, clientId: number, at: Instant) =>
  declinesOf(tx, eq(payments.clientId, clientId), at);

/** The same for one plan. */
export const declinesOfPlan = (tx: Tx, planId: number, at: Instant) => declinesOf(tx, eq(payments.planId, planId), at);

/** The same for one card, for all clients who tried it. */
export const declinesOfCard = (tx: Tx, cardDigest: string, at: Instant) =>
  declinesOf(tx, eq(payments.cardDigest, cardDigest), at);

/** The highest number of declines of any card that was tried on a plan, for all clients who tried it. */
export async function mostDeclinesOfCard(tx: Tx, planId: number, at: Instant): Promise<number> {
  const tried = tx
    .select({ cardDigest: payments.cardDigest })
    .from(payments)
    .where(and(eq(payments.planId, planId), isNotNull(payments.cardDigest)));
  const rows = await tx
    .select({ declines: sql<number>`count(*)::int` })
    .from(payments)
    .where(and(inArray(payments.cardDigest, tried), gt(payments.createdAt, at - DECLINES_WITHIN), declinedOrOpen))
    .groupBy(payments.cardDigest);
  return Math.max(0, ...rows.map(({ declines }) => declines));
}
