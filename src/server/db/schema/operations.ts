import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { clients } from "./account";
import { instant } from "./columns";
import { travelPlans } from "./plan";

/** Mails and messages to send; delivered again after a crash until marked. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** One effect, one row: what it is about, for example `plan-1001-sign-12`. */
    key: text().notNull().unique(),
    channel: text({ enum: ["mail", "whatsapp"] }).notNull(),
    recipient: text().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    clientId: integer("client_id").references(() => clients.id),
    planId: integer("plan_id").references(() => travelPlans.id),
    createdAt: instant("created_at").notNull(),
    deliveredAt: instant("delivered_at"),
    attempts: integer().notNull().default(0),
    /** When it is tried next; moved on before each attempt, so that a crash in the middle repeats it. Null: never again. */
    nextAttemptAt: instant("next_attempt_at"),
  },
  (table) => [index("outbox_due").on(table.nextAttemptAt)],
);

/** The inbox of a client: their own notes and the system's. */
export const notes = pgTable(
  "notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().unique(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    siteId: integer("site_id").notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Written by the client. */
    isSent: boolean("is_sent").notNull(),
    isRead: boolean("is_read").notNull().default(false),
    isHidden: boolean("is_hidden").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("notes_client").on(table.clientId, table.id)],
);

/** Who did what to whom, and why. */
export const auditLog = pgTable("audit_log", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull(),
  actor: text().notNull(),
  actorId: integer("actor_id"),
  impersonatorId: integer("impersonator_id"),
  action: text().notNull(),
  subject: text().notNull(),
  reason: text(),
  facts: jsonb(),
});

/** Values shared by all processes on one database, the test clock among them. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
