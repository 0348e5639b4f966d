import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { isBalanced, type Posting } from "../ledger.rules";
import type { LedgerEntry } from "../planMoney";
import { ledgerEntries } from "./ledger.tables";

/** Writes a transaction into the ledger, in the caller's database transaction; once per key. (FUND-4) */
export async function post(tx: Tx, posting: Posting): Promise<void> {
  if (!isBalanced(posting)) throw new Error(`${posting.key} does not balance`);
  const { key, planId, clientId, at, entries } = posting;
  const moving = entries.filter(({ amount }) => amount !== 0);
  if (moving.length === 0) return;
  await tx
    .insert(ledgerEntries)
    .values(moving.map(({ account, amount }) => ({ key, account, amount, at, planId, clientId })))
    .onConflictDoNothing();
}

/**
 * All entries about a client's plan. Each transaction has an entry in `plans` or `owed`, by which the index of accounts
 * finds it.
 */
export async function entriesOfPlan(tx: Tx, plan: { id: number; clientId: number }): Promise<LedgerEntry[]> {
  const { key, account, amount, planId, clientId } = ledgerEntries;
  const ofPlan = and(inArray(account, ["plans", "owed"]), eq(clientId, plan.clientId), eq(planId, plan.id));
  const keys = tx.select({ key }).from(ledgerEntries).where(ofPlan);
  return tx.select({ key, account, amount }).from(ledgerEntries).where(inArray(key, keys));
}
