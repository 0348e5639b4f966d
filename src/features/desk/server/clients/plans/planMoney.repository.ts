import { and, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../../platform/server/services";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { type Minor, sum } from "../../../../../shared/money";
import { fundLots, fundMovements } from "../../../../fund/server/fund.tables";
import { payments } from "../../../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../../../payments/server/refunds.tables";
import { bookings } from "../../../../plan/server/plan.tables";
import { settledFor } from "../../../../refunds/server/refunds.repository";
import type { PlanMoney } from "../../../plans/plans.schemas";

/** The scope of the money: one plan, or all plans of a client. */
type Whose = { planId: number } | { clientId: number };

/** A plan's money. Minor units; null before any was received. */
export async function moneyOf(db: Tx, planId: number): Promise<PlanMoney | null> {
  const money = await sumsOf(db, { planId });
  return money && { ...money, Bookings: await backOf(db, planId) };
}

/** The money of all plans of a client together, without what was refunded for each booking. */
export async function moneyOfClient(db: Tx, clientId: number): Promise<PlanMoney | null> {
  const money = await sumsOf(db, { clientId });
  return money && { ...money, Bookings: [] };
}

/**
 * Summed from the rows of payments, refunds and the fund: received (whatever the attempt's outcome), refunded, still to
 * be refunded, and what is left.
 */
async function sumsOf(db: Tx, whose: Whose): Promise<Omit<PlanMoney, "Bookings"> | null> {
  const [captured, sent, owed] = await Promise.all([
    capturedFor(db, whose),
    refundedFor(db, whose, PaymentStatus.Success),
    refundedFor(db, whose, PaymentStatus.Created),
  ]);
  const fund = await fundOf(db, whose);
  const Paid = captured + fund.used;
  if (Paid === 0) return null;
  const Back = sent + fund.credited;
  return {
    Paid,
    FromFund: fund.used,
    Back,
    ToFund: fund.credited,
    Owed: owed,
    Left: Paid - Back - owed,
  };
}

const total = (amount: Parameters<typeof sql>[1]) => sql<number>`coalesce(sum(${amount}), 0)::int`;

const isOf = (columns: { planId: AnyPgColumn; clientId: AnyPgColumn }, whose: Whose): SQL =>
  "planId" in whose ? eq(columns.planId, whose.planId) : eq(columns.clientId, whose.clientId);

async function capturedFor(db: Tx, whose: Whose): Promise<Minor> {
  const [row] = await db
    .select({ amount: total(payments.captured) })
    .from(payments)
    .where(isOf(payments, whose));
  return row?.amount ?? 0;
}

async function refundedFor(db: Tx, whose: Whose, status: PaymentStatus): Promise<Minor> {
  const [row] = await db
    .select({ amount: total(refunds.amount) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOf(payments, whose), eq(refunds.status, status)));
  return row?.amount ?? 0;
}

/**
 * The amount that the fund paid, and the amount credited to it, to the original lots or a new one, less credit that was
 * taken back because the provider refunded it too. A hold alone pays nothing.
 */
async function fundOf(db: Tx, whose: Whose): Promise<{ used: Minor; credited: Minor }> {
  const isUse = inArray(fundMovements.kind, ["taken", "released"]);
  // Renewed credit only moves into another lot.
  const isMoved = ne(fundMovements.kind, "renewed");
  const [moved] = await db
    .select({
      used: sql<number>`coalesce(-sum(${fundMovements.amount}) filter (where ${isUse}), 0)::int`,
      returned: sql<number>`coalesce(sum(${fundMovements.amount}) filter (where not (${isUse})), 0)::int`,
    })
    .from(fundMovements)
    .innerJoin(payments, eq(payments.id, fundMovements.paymentId))
    .where(and(isOf(payments, whose), eq(payments.status, PaymentStatus.Success), isMoved));
  const [issued] = await db
    .select({ amount: total(fundLots.amount) })
    .from(fundLots)
    .innerJoin(refundRequests, eq(refundRequests.id, fundLots.requestId))
    .where(and(isOf(refundRequests, whose), isNull(fundLots.renewsId)));
  return { used: moved?.used ?? 0, credited: (moved?.returned ?? 0) + (issued?.amount ?? 0) };
}

/** The refund decided for each booking, if any. */
async function backOf(db: Tx, planId: number): Promise<PlanMoney["Bookings"]> {
  const rows = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.planId, planId));
  const settled = await settledFor(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id: BookingId }) => {
    const parts = settled.filter(({ bookingId }) => bookingId === BookingId);
    const Back = sum(parts.map(({ toMethod, toLots, toNewLot }) => toMethod + toLots + toNewLot));
    return Back > 0 ? [{ BookingId, Back }] : [];
  });
}
