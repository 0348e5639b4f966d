import { and, count, eq, gte, inArray, isNull, like, lt, notExists, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../../platform/server/services";
import type { ServerProduct } from "../../../../../products/product.server";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { sum } from "../../../../../shared/money";
import { isFundGivenAgain, isFundRelease } from "../../../../ledger/ledger.rules";
import { ledgerEntries } from "../../../../ledger/server/ledger.tables";
import { declinedByBank } from "../../../../payments/server/cards/declines.repository";
import { disputes, payments } from "../../../../payments/server/payments.tables";
import { refunds } from "../../../../payments/server/refunds.tables";
import { suppliers } from "../../../../places/server/places.tables";
import { bookings, checkoutEvents, travelPlans } from "../../../../plan/server/plan.tables";
import type { Period, PlanGroup } from "../../../numbers/numbers.rules";
import type { DayMoney, MoneyNumbers, Numbers, SupplierNumbers } from "../../../numbers/numbers.schemas";

const within = (at: PgColumn, { midnights, until }: Period) => and(gte(at, midnights[0] ?? until), lt(at, until));

const integer = sql<number>`count(*)::int`;

/** Counts of the plans that began in a period, by what happened to them. */
export async function planGroups(db: Tx, period: Period): Promise<PlanGroup[]> {
  const { type, event, seq, planId } = checkoutEvents;
  // In the fact, a failed check is its refusal, and a passed one is null.
  const passed = sql`not jsonb_path_exists(${event} -> 'checks', '$.* ? (@ != null)')`;
  const happened = (fact: string) => sql<boolean>`coalesce(bool_or(${type} = ${fact}), false)`;
  const plans = db.$with("plans").as(
    db
      .select({
        state: travelPlans.state,
        lastFact: sql<string | null>`(array_agg(${type} order by ${seq} desc))[1]`.as("last_fact"),
        isConfirmed: happened("booking.confirmed").as("is_confirmed"),
        isChecked: sql<boolean>`coalesce(bool_or(${type} = 'documents.checked' and ${passed}), false)`.as("is_checked"),
        isPaid: sql<boolean>`${travelPlans.paidAt} is not null`.as("is_paid"),
        isSigned: happened("receipt.signed").as("is_signed"),
      })
      .from(travelPlans)
      .leftJoin(checkoutEvents, eq(planId, travelPlans.id))
      .where(within(travelPlans.createdAt, period))
      .groupBy(travelPlans.id),
  );
  const { state, lastFact, isConfirmed, isChecked, isPaid, isSigned } = plans;
  return db
    .with(plans)
    .select({ state, lastFact, isConfirmed, isChecked, isPaid, isSigned, plans: integer })
    .from(plans)
    .groupBy(state, lastFact, isConfirmed, isChecked, isPaid, isSigned);
}

/** The providers of a booking, from each product. */
function providerOf(products: readonly Pick<ServerProduct, "provider">[]) {
  const named = products.flatMap(({ provider }) => (provider === null ? [] : [provider]));
  return sql<string>`coalesce(${sql.join([suppliers.name, ...named, sql`''`], sql`, `)})`;
}

/** How long suppliers took to confirm requests of a period. Proposals are excluded: they were confirmed beforehand. */
export async function supplierNumbers(
  db: Tx,
  products: readonly Pick<ServerProduct, "provider">[],
  period: Period,
): Promise<SupplierNumbers[]> {
  const { type, event, at, planId } = checkoutEvents;
  const provider = providerOf(products).as("provider");
  const confirmed = and(
    eq(planId, bookings.planId),
    eq(type, "booking.confirmed"),
    eq(sql`(${event} ->> 'bookingId')::int`, bookings.id),
  );
  const withinTime = (part: number) =>
    sql<number | null>`round(percentile_cont(${sql.raw(String(part))}) within group (
      order by extract(epoch from ${at} - ${bookings.createdAt})::float8 * 1000))::float8`;
  const ended = (how: "declined" | "lapsed") =>
    sql<number>`(count(*) filter (where ${bookings.status} = ${how} and ${at} is null))::int`;
  return db
    .select({
      SupplierName: provider,
      Asked: integer,
      Confirmed: sql<number>`count(${at})::int`,
      Median: withinTime(0.5),
      NineOfTen: withinTime(0.9),
      Declined: ended("declined"),
      Lapsed: ended("lapsed"),
    })
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .leftJoin(checkoutEvents, confirmed)
    .where(and(within(bookings.createdAt, period), isNull(bookings.replacesId)))
    .groupBy(provider)
    .orderBy(sql`count(*) desc`, provider);
}

/** Declined cards by the provider's code, without attempts that failed on our side. */
export async function declinesIn(db: Tx, period: Period): Promise<Numbers["Declines"]> {
  const { failureCode, createdAt } = payments;
  return db
    .select({ Code: failureCode, Payments: integer })
    .from(payments)
    .where(and(within(createdAt, period), declinedByBank))
    .groupBy(failureCode)
    .orderBy(sql`count(*) desc`, failureCode);
}

/**
 * What providers captured and refunded on each day, by the ledger, newest first. Days are Havana's, by midnights that
 * we compute, so that the database need not know the time zone.
 */
export async function moneyIn(db: Tx, period: Period): Promise<DayMoney[]> {
  const provider = alias(ledgerEntries, "provider");
  const other = alias(ledgerEntries, "other");
  const midnights = `{${period.midnights.map((at) => new Date(at).toISOString()).join(",")}}`;
  const moved = (account: string) =>
    sql<number>`coalesce(sum(${provider.amount}) filter (where ${other.account} = ${account}), 0)::float8`;
  const rows = await db
    .select({
      place: sql<number>`width_bucket(${provider.at}, ${midnights}::timestamptz[])`.as("place"),
      Method: sql<number>`split_part(${provider.account}, ':', 2)::int`.as("method"),
      Captured: moved("plans"),
      sent: moved("owed"),
    })
    .from(provider)
    .innerJoin(other, and(eq(other.key, provider.key), inArray(other.account, ["plans", "owed"])))
    .where(and(like(provider.account, "provider:%"), within(provider.at, period)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1 desc`, sql`2`);
  return rows.map(({ place, sent, ...row }) => ({ Day: period.days[place - 1] ?? "", ...row, Refunded: 0 - sent }));
}

/** The amounts that were refunded to clients in a period, credited to the fund, and taken by banks. */
export async function refundsIn(db: Tx, period: Period): Promise<MoneyNumbers["Refunds"]> {
  const total = (amount: PgColumn) => sql<number>`coalesce(sum(${amount}), 0)::float8`;
  // A lost dispute settles waiting refunds: these are counted as the bank's.
  const byBank = db.select({ id: disputes.id }).from(disputes).where(eq(disputes.id, refunds.providerReference));
  const [client] = await db
    .select({ Count: count(), Amount: total(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.status, PaymentStatus.Success), within(refunds.settledAt, period), notExists(byBank)));
  const [dispute] = await db
    .select({ Count: count(), Amount: total(disputes.amount) })
    .from(disputes)
    .where(and(eq(disputes.status, "lost"), within(disputes.closedAt, period)));
  const none = { Count: 0, Amount: 0 };
  return [
    { Way: "client", ...(client ?? none) },
    { Way: "fund", ...(await intoFund(db, period)) },
    { Way: "dispute", ...(dispute ?? none) },
  ];
}

/** One refund may make a new lot and also give back to older lots. */
async function intoFund(db: Tx, period: Period): Promise<{ Count: number; Amount: number }> {
  const { key, account, amount, at } = ledgerEntries;
  const entries = await db
    .select({ key, amount })
    .from(ledgerEntries)
    .where(and(eq(account, "fund"), lt(amount, 0), within(at, period)));
  const back = entries.filter((entry) => !isFundRelease(entry.key) && !isFundGivenAgain(entry.key));
  const refunded = new Set(back.map((entry) => entry.key.split("/").slice(0, 2).join("/")));
  return { Count: refunded.size, Amount: 0 - sum(back.map((entry) => entry.amount)) };
}
