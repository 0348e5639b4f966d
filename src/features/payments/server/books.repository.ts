import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/server/db/database";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import { fundLots, fundMovements } from "../../fund/server/fund.tables";
import { type Books, totalsBy } from "../../ledger/ledger.rules";
import { ledgerEntries } from "../../ledger/server/ledger.tables";
import { outsideMovements } from "./outside/outside.tables";
import { disputes, payments } from "./payments.tables";
import { refunds } from "./refunds.tables";

const total = (column: typeof ledgerEntries.amount) => sql<number>`sum(${column})::int`;

/** Everything that must balance, in one snapshot, so that concurrent changes are not reported as errors. (FUND-5) */
export function readBooks(db: Database): Promise<Books> {
  return db.transaction(readAll, { isolationLevel: "repeatable read", accessMode: "read only" });
}

async function readAll(db: Tx): Promise<Books> {
  const { key, account, planId, amount } = ledgerEntries;
  const entries = db
    .select({ key, total: total(amount) })
    .from(ledgerEntries)
    .groupBy(key);
  const counted = or(eq(refunds.status, PaymentStatus.Success), eq(refunds.status, PaymentStatus.Created));
  const lots = await readLots(db);
  return {
    transactions: await entries.having(ne(sql`sum(${amount})`, 0)),
    accounts: await db
      .select({ planId, account, total: total(amount) })
      .from(ledgerEntries)
      .groupBy(planId, account)
      .orderBy(planId),
    payments: await db
      .select({ id: payments.id, planId: payments.planId, method: payments.method, captured: payments.captured })
      .from(payments)
      .where(gt(payments.captured, 0)),
    refunds: await db
      .select({
        paymentId: refunds.paymentId,
        planId: payments.planId,
        method: payments.method,
        amount: refunds.amount,
        sent: sql<boolean>`${refunds.status} = ${PaymentStatus.Success}`,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(counted),
    funds: await readFunds(db, lots),
    lots,
    losses: [...(await lostToBanks(db)), ...(await lostElsewhere(db))],
  };
}

/** The amounts that clients got twice by lost disputes. */
async function lostToBanks(db: Tx): Promise<Books["losses"]> {
  const { paymentId, shortfall, settledAt } = disputes;
  const isSettled = sql<boolean>`${settledAt} is not null`;
  return db
    .select({ paymentId, planId: payments.planId, shortfall, isSettled })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, paymentId))
    .where(gt(shortfall, 0));
}

/** The amounts that clients got twice by external refunds that have not failed. */
async function lostElsewhere(db: Tx): Promise<Books["losses"]> {
  const { paymentId, refundId, shortfall, shortfallAs } = outsideMovements;
  const isSettled = sql<boolean>`${shortfallAs} is not null`;
  return db
    .select({ paymentId, planId: payments.planId, shortfall, isSettled })
    .from(outsideMovements)
    .innerJoin(payments, eq(payments.id, paymentId))
    .innerJoin(refunds, eq(refunds.id, refundId))
    .where(and(gt(shortfall, 0), eq(refunds.status, PaymentStatus.Success)));
}

async function readLots(db: Tx) {
  const { id, clientId, amount } = fundLots;
  return db
    .select({ id, clientId, amount, left: sql<number>`(${amount} + coalesce(sum(${fundMovements.amount}), 0))::int` })
    .from(fundLots)
    .leftJoin(fundMovements, eq(fundMovements.lotId, id))
    .groupBy(id);
}

async function readFunds(db: Tx, lots: Awaited<ReturnType<typeof readLots>>): Promise<Books["funds"]> {
  const { clientId, amount, account } = ledgerEntries;
  const rows = await db
    .select({ clientId, ledger: total(amount) })
    .from(ledgerEntries)
    .where(eq(account, "fund"))
    .groupBy(clientId);
  const ledger = new Map(rows.map((row) => [row.clientId, row.ledger]));
  const left = totalsBy(
    lots,
    (lot) => lot.clientId,
    (lot) => lot.left,
  );
  const clientIds = new Set([...ledger.keys(), ...left.keys()]);
  return [...clientIds].map((id) => ({
    clientId: id,
    ledger: ledger.get(id) ?? 0,
    lots: left.get(id) ?? 0,
  }));
}
