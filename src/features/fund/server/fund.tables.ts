import { eq, inArray, isNull } from "drizzle-orm";
import { type AnyPgColumn, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idOf, instant, minor } from "../../../platform/server/db/schema/columns";
import { BY_LAW, type PersonalData, personalColumns } from "../../../platform/server/personal/personalData";
import { clients } from "../../account/server/account.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { movementKinds } from "../fund.rules";

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
    /** The refund that made it, or made the lot that it renews. */
    requestId: uuid("request_id")
      .notNull()
      .references(() => idOf("refund_requests")),
    /** The expired lot whose credit was renewed; null: the lot was issued by a refund. (FUND-6) */
    renewsId: integer("renews_id").references((): AnyPgColumn => fundLots.id),
  },
  (table) => [
    index("fund_lots_client").on(table.clientId, table.expiresAt),
    // One refund makes one lot.
    uniqueIndex("fund_lots_request").on(table.requestId).where(isNull(table.renewsId)),
  ],
);

/** Amounts taken from a lot (negative) or returned to it, append-only. */
export const fundMovements = pgTable(
  "fund_movements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lotId: integer("lot_id")
      .notNull()
      .references(() => fundLots.id),
    /**
     * `taken` for a payment, `released` when the payment failed, `returned` when its booking was refunded; `takenBack`
     * when the bank or the provider also refunded the payment whose refund made the lot, `givenAgain` when that failed;
     * `renewed` when it moved to a new lot.
     */
    kind: text({ enum: movementKinds }).notNull(),
    amount: minor().notNull(),
    at: instant().notNull(),
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => idOf("payments")),
    /** Unique per effect, which happens once. */
    key: text().notNull(),
  },
  (table) => [
    unique("fund_movements_once").on(table.key, table.lotId),
    index("fund_movements_payment").on(table.paymentId),
  ],
);

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(fundLots, (of) => eq(fundLots.clientId, of.clientId), {}),
  personalColumns(fundMovements, (of) => inArray(fundMovements.planId, of.plans), { key: BY_LAW }),
];
