import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { counter, instant } from "./columns";

/** Addresses that are notified of bookings, payments and refunds. (OPS-38) */
export const webhookEndpoints = pgTable("webhook_endpoints", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  /** The secret that signs its deliveries, sealed by the vault. */
  sealed: text().notNull(),
  /**
   * The previous secret, sealed, and the end of the time in which it signs as well, while the receiver changes over.
   * (OPS-112)
   */
  previousSealed: text("previous_sealed"),
  previousUntil: instant("previous_until"),
  createdAt: instant("created_at").notNull(),
  /** When it answered 410 (gone): nothing is delivered to it any more. */
  disabledAt: instant("disabled_at"),
});

/** Events, written by triggers in the same transaction, as long as there are addresses to notify. (OPS-38) */
export const webhookMessages = pgTable(
  "webhook_messages",
  {
    id: uuid().primaryKey(),
    /** The kind of event, such as `booking.confirmed` or `payment.succeeded`. */
    type: text().notNull(),
    /** By the database's clock, and later than the previous event of the same subject. (OPS-111) */
    createdAt: instant("created_at").notNull(),
    data: jsonb().$type<Record<string, string | number | null>>().notNull(),
    /** The subject, such as `booking 801`; null: written before there were subjects. */
    subject: text(),
    /** Increases with each event of a subject. (OPS-111) */
    sequence: counter("sequence").notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index("webhook_messages_created").on(table.createdAt),
    index("webhook_messages_subject").on(table.subject, table.createdAt),
  ],
);

/** The delivery of an event to an address; repeated after a crash until marked as delivered. (OPS-38) */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    endpointId: integer("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    messageId: uuid("message_id")
      .notNull()
      .references(() => webhookMessages.id, { onDelete: "cascade" }),
    attempts: integer().notNull().default(0),
    /** When it is tried next. Postponed before each attempt, so that it is retried after a crash. Null: never again. */
    nextAttemptAt: instant("next_attempt_at"),
    deliveredAt: instant("delivered_at"),
    /** The last attempt's outcome: the HTTP status, or why there was none. */
    answer: text(),
  },
  (table) => [
    unique("webhook_deliveries_once").on(table.endpointId, table.messageId),
    index("webhook_deliveries_message").on(table.messageId),
    index("webhook_deliveries_lane").on(table.endpointId, table.nextAttemptAt),
  ],
);
