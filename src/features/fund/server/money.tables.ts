import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../../platform/server/db/schema/columns";
import { clients } from "../../account/server/account.tables";
import { payments } from "../../payments/server/payments.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { refundRequests } from "../../refunds/server/refunds.tables";

/**
 * Clients' credit in the fund, append-only. What is left of a lot is its amount plus the sum of its movements. (FUND-2)
 */
export const fundLots = pgTable(
  "fund_lots",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    amount: minor().notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** Worth nothing from this instant on. */
    expiresAt: instant("expires_at").notNull(),
    bookingId: integer("booking_id").references(() => bookings.id),
    /** One refund makes one lot. */
    requestId: uuid("request_id")
      .notNull()
      .unique()
      .references(() => refundRequests.id),
  },
  (table) => [index("fund_lots_client").on(table.clientId, table.expiresAt)],
);

/** What was taken from a lot (negative) or returned to it, append-only. */
export const fundMovements = pgTable(
  "fund_movements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lotId: integer("lot_id")
      .notNull()
      .references(() => fundLots.id),
    /**
     * `taken` for a payment, `released` when the payment failed, `returned` when its booking was refunded; `takenBack`
     * when the bank, too, gave back the payment whose refund made the lot.
     */
    kind: text({ enum: ["taken", "released", "returned", "takenBack"] }).notNull(),
    amount: minor().notNull(),
    at: instant().notNull(),
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    /** Unique per effect, which happens once. */
    key: text().notNull(),
  },
  (table) => [
    unique("fund_movements_once").on(table.key, table.lotId),
    index("fund_movements_payment").on(table.paymentId),
  ],
);

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

/** The trail of a receipt until it was sealed: each entry contains the hash of the one before. Append-only. */
export const receiptEvents = pgTable(
  "receipt_events",
  {
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    seq: integer().notNull(),
    type: text({ enum: ["created", "opened", "consented", "signed", "sealed"] }).notNull(),
    at: instant().notNull(),
    address: text(),
    userAgent: text("user_agent"),
    /** SHA-256 of what was shown, agreed to, signed or sealed. */
    sha256: text().notNull(),
    /** SHA-256 of this entry and of the one before. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.seq] })],
);
