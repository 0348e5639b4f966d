import { inArray } from "drizzle-orm";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "../../../platform/server/db/schema/columns";
import {
  BY_LAW,
  erased,
  NAMES_NOBODY,
  type PersonalData,
  personalColumns,
} from "../../../platform/server/personal/personalData";
import { travelPlans, vouchers } from "../../plan/server/plan.tables";
import { trailTypes } from "./receipt.trail";

/** The payment receipts of a plan and their signatures: another edition after each change of the price. (PLAN-43) */
export const receipts = pgTable(
  "receipts",
  {
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    edition: integer().notNull().default(1),
    /** Printed on the receipt; a public page verifies receipts by it. */
    code: text().notNull().unique(),
    signerName: text("signer_name").notNull(),
    consentVersion: text("consent_version").notNull(),
    signedAt: instant("signed_at").notNull(),
    address: text(),
    userAgent: text("user_agent"),
    sha256: text().notNull(),
    pdf: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.edition] })],
);

/** The trail of a receipt until it was sealed: each entry contains the hash of the one before. Append-only. */
export const receiptEvents = pgTable(
  "receipt_events",
  {
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    edition: integer().notNull().default(1),
    seq: integer().notNull(),
    type: text({ enum: trailTypes }).notNull(),
    at: instant().notNull(),
    address: text(),
    userAgent: text("user_agent"),
    /** SHA-256 of what was shown, agreed to, signed or sealed. */
    sha256: text().notNull(),
    /** SHA-256 of this entry and of the one before. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.edition, table.seq] })],
);

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(vouchers, (of) => inArray(vouchers.bookingId, of.bookings), {
    number: NAMES_NOBODY,
    // It names who travels.
    token: erased(null),
  }),
  personalColumns(receipts, (of) => inArray(receipts.planId, of.plans), {
    code: NAMES_NOBODY,
    signerName: BY_LAW,
    consentVersion: NAMES_NOBODY,
    address: BY_LAW,
    userAgent: BY_LAW,
    sha256: NAMES_NOBODY,
    pdf: BY_LAW,
  }),
  personalColumns(receiptEvents, (of) => inArray(receiptEvents.planId, of.plans), {
    address: BY_LAW,
    userAgent: BY_LAW,
    sha256: NAMES_NOBODY,
    hash: NAMES_NOBODY,
  }),
];
