import { eq, inArray, sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, minor, requestLog } from "../../../platform/server/db/schema/columns";
import {
  eraseReason,
  NAMES_NOBODY,
  type PersonalData,
  personalColumns,
} from "../../../platform/server/personal/personalData";
import { destinations } from "../../../shared/enumerations";
import { clients } from "../../account/server/account.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { requestStatuses } from "../refunds/refunds.enumerations";
import { payments } from "./payments.tables";

/** A requested refund of a booking, and its decision. Amounts in minor units, at the time of the request. (REFUND-8) */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: uuid().primaryKey(),
    bookingId: integer("booking_id")
      .notNull()
      .references(() => bookings.id),
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    destination: text({ enum: destinations }).notNull(),
    status: text({ enum: requestStatuses }).notNull(),
    askedAt: instant("asked_at").notNull(),
    askedBy: text("asked_by", { enum: ["client", "staff"] }).notNull(),
    reason: text(),
    supplierFault: boolean("supplier_fault").notNull().default(false),
    /** The whole booking ends; otherwise only a part is refunded and the booking stays. */
    endsBooking: boolean("ends_booking").notNull().default(true),
    /** The cancellation rule's charge, which is kept. */
    charge: minor().notNull(),
    /** Refunded the way it was paid. */
    toMethod: minor("to_method").notNull(),
    /** Returned to the fund's lots that it came from. */
    toLots: minor("to_lots").notNull(),
    /** The part of `toLots` that goes to expired lots and is lost. */
    lotsLost: minor("lots_lost").notNull().default(0),
    /** The part of `toLots` that went into new lots, because the original lot had expired. */
    lotsRenewed: minor("lots_renewed").notNull().default(0),
    /** Becomes a new lot of the fund. */
    toNewLot: minor("to_new_lot").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: integer("decided_by").references(() => clients.id),
    decision: text(),
    logId: requestLog(),
    /** The request id of the decision. */
    decidedLogId: text("decided_log_id"),
  },
  (table) => [
    uniqueIndex("refund_requests_open").on(table.bookingId).where(sql`${table.status} = 'requested'`),
    index("refund_requests_plan").on(table.planId),
  ],
);

/** Refunds the way the money was paid; each row is stored before the provider is asked. */
export const refunds = pgTable("refunds", {
  id: uuid().primaryKey(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => payments.id),
  bookingId: integer("booking_id").references(() => bookings.id),
  requestId: uuid("request_id").references(() => refundRequests.id),
  amount: minor().notNull(),
  reason: text().notNull(),
  /** PaymentStatus. */
  status: integer().notNull(),
  providerReference: text("provider_reference"),
  createdAt: instant("created_at").notNull(),
  askAgainAt: instant("ask_again_at"),
  /** The number of requests to the provider. */
  questionCount: integer("asked").notNull().default(0),
  /** The provider's last refusal; the refund is tried again nevertheless. */
  failureCode: text("failure_code"),
  settledAt: instant("settled_at"),
  /** Staff sent it another way than the money was paid. */
  otherWay: boolean("other_way").notNull().default(false),
  logId: requestLog(),
  /** The request id of its end. */
  settledLogId: text("settled_log_id"),
});

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(refundRequests, (of) => eq(refundRequests.clientId, of.clientId), {
    reason: eraseReason(refundRequests.reason),
    decision: eraseReason(refundRequests.decision),
    logId: NAMES_NOBODY,
    decidedLogId: NAMES_NOBODY,
  }),
  personalColumns(refunds, (of) => inArray(refunds.paymentId, of.payments), {
    reason: NAMES_NOBODY,
    providerReference: NAMES_NOBODY,
    failureCode: NAMES_NOBODY,
    logId: NAMES_NOBODY,
    settledLogId: NAMES_NOBODY,
  }),
];
