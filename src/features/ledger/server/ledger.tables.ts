import { eq } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, minor } from "../../../platform/server/db/schema/columns";
import { BY_LAW, type PersonalData, personalColumns } from "../../../platform/server/personal/personalData";
import { clients } from "../../account/server/account.tables";
import { travelPlans } from "../../plan/server/plan.tables";

/** The ledger: a transaction is several entries with the same key, which add up to zero. Append-only. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    key: text().notNull(),
    account: text().notNull(),
    amount: minor().notNull(),
    at: instant().notNull(),
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.account] }),
    index("ledger_entries_account").on(table.account, table.clientId),
    index("ledger_entries_at").on(table.at),
  ],
);

/** What erasing a client does with the ledger. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(ledgerEntries, (of) => eq(ledgerEntries.clientId, of.clientId), { key: BY_LAW, account: BY_LAW }),
];
