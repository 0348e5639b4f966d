import { inArray, sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor, requestLog } from "../../../../platform/server/db/schema/columns";
import {
  BY_LAW,
  ERASED,
  NAMES_NOBODY,
  type PersonalData,
  personalColumns,
} from "../../../../platform/server/personal/personalData";
import { clients } from "../../../account/server/account.tables";
import { settlements } from "../../../ledger/ledger.rules";
import { bookings } from "../../../plan/server/plan.tables";
import { outsideEnds, outsideKinds } from "../../outside/outside.rules";
import { payments } from "../payments.tables";
import { refunds } from "../refunds.tables";

/**
 * A movement of a payment's money at its provider without us: it waits until finance has attributed it. (PAY-34,
 * PAY-35)
 */
export const outsideMovements = pgTable(
  "outside_movements",
  {
    id: uuid().primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: outsideKinds }).notNull(),
    /** The amount moved; for a warning, the amount of its payment. In `currency`. */
    amount: minor().notNull(),
    currency: text().notNull(),
    /** The provider's id of the refund, charge, warning or review; null: only the charge's total is known. */
    reference: text(),
    /** Its row among the refunds, which counts as sent. */
    refundId: uuid("refund_id").references(() => refunds.id),
    /** The amount that the client got twice by it and still has, from us and from the provider. */
    shortfall: minor().notNull().default(0),
    knownAt: instant("known_at").notNull(),
    settledAt: instant("settled_at"),
    settledBy: integer("settled_by").references(() => clients.id),
    settledAs: text("settled_as", { enum: outsideEnds }),
    /** How a claim for it ended. */
    shortfallAs: text("shortfall_as", { enum: settlements }),
    reason: text(),
    logId: requestLog(),
    /** The request id of its end. */
    settledLogId: text("settled_log_id"),
  },
  (table) => [
    index("outside_movements_payment").on(table.paymentId),
    index("outside_movements_open").on(table.knownAt).where(sql`${table.settledAt} is null`),
  ],
);

/** The bookings that an external refund was for, as finance attributed it, each with its amount. */
export const outsideShares = pgTable(
  "outside_shares",
  {
    movementId: uuid("movement_id")
      .notNull()
      .references(() => outsideMovements.id),
    bookingId: integer("booking_id")
      .notNull()
      .references(() => bookings.id),
    amount: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.bookingId] }),
    index("outside_shares_booking").on(table.bookingId),
  ],
);

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(outsideMovements, (of) => inArray(outsideMovements.paymentId, of.payments), {
    currency: BY_LAW,
    reference: BY_LAW,
    // What staff wrote; a provider's own reason stays.
    reason: {
      on: "words",
      to: sql`case when ${outsideMovements.settledBy} is null then ${outsideMovements.reason}
        when ${outsideMovements.reason} is not null then ${ERASED} end`,
    },
    logId: NAMES_NOBODY,
    settledLogId: NAMES_NOBODY,
  }),
  personalColumns(outsideShares, (of) => inArray(outsideShares.bookingId, of.bookings), {}),
];
