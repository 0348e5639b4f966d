import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../../platform/server/db/schema/columns";
import { clients } from "../../account/server/account.tables";
import { payments } from "../../payments/server/payments.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { refundRequests } from "../../refunds/server/refunds.tables";

/**
 * What clients have in the fund, lot by lot, append-only. What is left of a lot is its amount and the sum of its
 * movements. (FUND-2)
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

/** What was taken from a lot (below zero) and what was returned to it, append-only. */
export const fundMovements = pgTable(
  "fund_movements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lotId: integer("lot_id")
      .notNull()
      .references(() => fundLots.id),
    /**
     * `taken` for a payment, `released` when it came to nothing, `returned` when what it paid for was refunded; `takenBack`
     * when the bank of the payment that it came from gave the money back too.
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
    /** Names the effect: it happens once. */
    key: text().notNull(),
  },
  (table) => [
    unique("fund_movements_once").on(table.key, table.lotId),
    index("fund_movements_payment").on(table.paymentId),
  ],
);

/** The ledger: every transaction is some entries under one key that add up to zero. Append-only. */
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

/** What happened to a receipt until it was sealed: each entry carries the hash of the one before. Append-only. */
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
