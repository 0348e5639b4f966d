import { and, eq, gt, gte, inArray, isNotNull, lte, or } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import { DAY, type Instant } from "../../../../shared/instant";
import { travelPlans } from "../../../plan/server/plan.tables";
import type { BookedPayment, OwnBook } from "../../comparison/comparison.rules";
import { bookedExternalRefund } from "../outside/outside.repository";
import { outsideMovements } from "../outside/outside.tables";
import type { ListedMoney } from "../payment.ports";
import type { PaymentRow } from "../payment.repository";
import { payments } from "../payments.tables";
import { ownRefund, sentByUs } from "../refunds.repository";
import { refunds } from "../refunds.tables";
import { providerComparisons } from "./comparison.tables";

/** References or ids in one query. */
const KEYS_PER_QUERY = 1_000;

/**
 * Our records of the money that a provider lists, and our payments of this method since `from` (by the shop's clock)
 * that must be in its list; read in one snapshot.
 */
export function readOwnBook(db: Tx, method: number, listed: ListedMoney, from: Instant): Promise<OwnBook> {
  return db.transaction((tx) => readAll(tx, method, listed, from), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function readAll(tx: Tx, method: number, listed: ListedMoney, from: Instant): Promise<OwnBook> {
  const refunded = new Set(listed.refunds.map(({ charge }) => charge));
  const references = [...new Set([...listed.charges.map(({ reference }) => reference), ...refunded])];
  const ofMethod = eq(payments.method, method);
  const rows = new Map<string, PaymentRow>();
  const known = await inParts(references, (part) =>
    tx
      .select()
      .from(payments)
      .where(and(ofMethod, inArray(payments.providerReference, part))),
  );
  const since = await tx
    .select()
    .from(payments)
    .where(and(ofMethod, isNotNull(payments.providerReference), gte(payments.createdAt, from)));
  for (const row of [...known, ...since]) rows.set(row.id, row);
  const noted = await inParts(references, (part) =>
    tx
      .select({ reference: outsideMovements.reference })
      .from(outsideMovements)
      .where(and(eq(outsideMovements.kind, "currencyDiffers"), inArray(outsideMovements.reference, part))),
  );
  const named = [...new Set(listed.charges.flatMap(({ planId }) => planId ?? []))];
  const plans = await inParts(named, (part) =>
    tx.select({ id: travelPlans.id }).from(travelPlans).where(inArray(travelPlans.id, part)),
  );
  return {
    payments: await withRefunds(tx, [...rows.values()], refunded),
    noted: new Set(noted.flatMap(({ reference }) => reference ?? [])),
    pending: await tx
      .select({ id: payments.id, planId: payments.planId, amount: payments.amount, createdAt: payments.createdAt })
      .from(payments)
      .where(and(ofMethod, eq(payments.status, PaymentStatus.Created))),
    planIds: new Set(plans.map(({ id }) => id)),
  };
}

/** The payments with their refunds; only needed where the provider lists refunds. */
async function withRefunds(
  tx: Tx,
  rows: readonly PaymentRow[],
  refunded: ReadonlySet<string>,
): Promise<BookedPayment[]> {
  const ids = rows.filter(({ providerReference }) => refunded.has(providerReference ?? "")).map(({ id }) => id);
  const ours = await inParts(ids, (part) =>
    tx
      .select()
      .from(refunds)
      .where(and(inArray(refunds.paymentId, part), sentByUs)),
  );
  const elsewhere = await inParts(ids, (part) =>
    tx
      .select({ movement: outsideMovements, refund: refunds })
      .from(outsideMovements)
      .innerJoin(refunds, eq(refunds.id, outsideMovements.refundId))
      .where(and(inArray(outsideMovements.paymentId, part), eq(outsideMovements.kind, "refundedElsewhere"))),
  );
  return rows.map(({ id, planId, providerReference, captured: amount, currency, createdAt, settledAt }) => ({
    id,
    planId,
    reference: providerReference ?? "",
    amount,
    currency,
    createdAt,
    settledAt,
    ours: ours.flatMap((row) =>
      row.paymentId === id ? [{ ...ownRefund(row), isSent: row.status === PaymentStatus.Success }] : [],
    ),
    elsewhere: elsewhere.flatMap((one) => (one.movement.paymentId === id ? [bookedExternalRefund(one)] : [])),
  }));
}

/** The payment ids that the database does not have. */
export async function unknownPayments(db: Tx, ids: readonly string[]): Promise<Set<string>> {
  const known = await inParts(ids, (part) =>
    db.select({ id: payments.id }).from(payments).where(inArray(payments.id, part)),
  );
  const found = new Set(known.map(({ id }) => id));
  return new Set(ids.filter((id) => !found.has(id)));
}

async function inParts<Key, Row>(keys: readonly Key[], read: (part: Key[]) => PromiseLike<Row[]>): Promise<Row[]> {
  const found: Row[] = [];
  for (let at = 0; at < keys.length; at += KEYS_PER_QUERY)
    found.push(...(await read(keys.slice(at, at + KEYS_PER_QUERY))));
  return found;
}

export type Claimed = { method: number; comparedAt: Instant | null };

/**
 * Claims the comparisons of these methods that are due, as `claimPayments` does; the first is due at once. One that is
 * due in more than a day counts as due: a clock that was set back has delayed it.
 */
export async function claimComparisons(
  db: Tx,
  methods: readonly number[],
  now: Instant,
  until: Instant,
): Promise<Claimed[]> {
  const { method, dueAt, comparedAt } = providerComparisons;
  if (methods.length === 0) return [];
  await db
    .insert(providerComparisons)
    .values(methods.map((id) => ({ method: id, dueAt: now })))
    .onConflictDoNothing();
  const due = or(lte(dueAt, now), gt(dueAt, now + DAY));
  return db
    .update(providerComparisons)
    .set({ dueAt: until })
    .where(and(inArray(method, [...methods]), due))
    .returning({ method, comparedAt });
}

/** Records the end of a comparison. `comparedAt`: it was complete, from this instant's list. */
export async function endComparison(
  db: Tx,
  method: number,
  end: { dueAt: Instant; comparedAt?: Instant },
): Promise<void> {
  await db.update(providerComparisons).set(end).where(eq(providerComparisons.method, method));
}
