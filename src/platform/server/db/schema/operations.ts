import { eq, inArray, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { MailParts } from "../../notify/digest";
import { erased, keep, NAMES_NOBODY, type PersonalData, personalColumns } from "../../personal/personalData";
import { clientTexts } from "./clientTexts";
import { instant, requestLog } from "./columns";

/** A template of the WhatsApp Business account: its parameters in order, and whether a button copies the first one. */
export type MessageTemplate = { name: string; parameters: string[]; copyButton: boolean };

/** The statuses of a message that a provider reports, in the order in which they occur. */
export const providerStatuses = ["sent", "delivered", "read", "failed"] as const;

/** Emails and messages to send, one per effect; delivered again after a crash until marked as delivered. (SIM-5) */
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
    clientId: integer("client_id"),
    planId: integer("plan_id"),
    /**
     * The random part of an email's Message-ID: the same at each attempt, and of no other email, whichever installation
     * or restored database sent it. Only its readers know it. (MAIL-7)
     */
    messageId: uuid("message_id").notNull().defaultRandom(),
    /**
     * The path of our site by which its reader unsubscribes from this kind of email; null: there is no unsubscribing.
     * (MAIL-9)
     */
    unsubscribePath: text("unsubscribe_path"),
    createdAt: instant("created_at").notNull(),
    deliveredAt: instant("delivered_at"),
    /**
     * When a mail server refused it permanently or returned it, and the server's answer, without addresses. (MAIL-8,
     * MAIL-10)
     */
    refusedAt: instant("refused_at"),
    refusal: text(),
    attempts: integer().notNull().default(0),
    /** When it is tried next. Postponed before each attempt, so that it is retried after a crash. Null: never again. */
    nextAttemptAt: instant("next_attempt_at"),
    /** Until when it waits to be merged with other emails about its plan; null: it does not wait. (MAIL-21) */
    waitsUntil: instant("waits_until"),
    /** The id of the email into which it was merged; null: it is sent by itself. (MAIL-21) */
    sentWith: integer("sent_with"),
    /** The data from which a merged email is written; null: it is never merged. */
    parts: jsonb().$type<MailParts>(),
    /** When staff put a failed message aside: it is not sent any more. */
    asideAt: instant("aside_at"),
    /** The approved WhatsApp template and its parameters. Null for emails. */
    template: jsonb().$type<MessageTemplate>(),
    /**
     * The part that opens an account: blanked once the message was sent or given up. Null: none, or already blanked.
     */
    secrets: jsonb().$type<string[]>(),
    /** The provider's id of the message, and its last reported status. */
    providerReference: text("provider_reference"),
    providerStatus: text("provider_status", { enum: providerStatuses }),
    logId: requestLog(),
  },
  (table) => [
    index("outbox_due").on(table.nextAttemptAt),
    index("outbox_provider_reference").on(table.providerReference),
    index("outbox_message_id").on(table.messageId),
    index("outbox_recipient").on(table.recipient),
    index("outbox_plan").on(table.planId, table.recipient),
    index("outbox_sent_with").on(table.sentWith),
  ],
);

/**
 * Who did what to whom, and why. Append-only: a trigger refuses to change or delete a row (SAFE-11). Reasons about a
 * client are stored in `client_texts`, where they can be erased. (SAFE-63)
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    actor: text().notNull(),
    actorId: integer("actor_id"),
    impersonatorId: integer("impersonator_id"),
    action: text().notNull(),
    subject: text().notNull(),
    /**
     * Only for lines about no client. The last release wrote reasons about clients here too; they are moved to
     * `client_texts`.
     */
    reason: text(),
    textId: uuid("text_id").references(() => clientTexts.id),
    facts: jsonb().$type<Record<string, string | number>>(),
    logId: requestLog(),
  },
  (table) => [
    index("audit_log_log").on(table.logId),
    index("audit_log_subject").on(table.subject, table.at),
    index("audit_log_at").on(table.at, table.id),
    index("audit_log_action").on(table.action, table.at, table.id),
    index("audit_log_actor").on(table.actorId, table.at, table.id),
    index("audit_log_impersonator")
      .on(table.impersonatorId, table.at, table.id)
      .where(sql`${table.impersonatorId} is not null`),
    index("audit_log_owner")
      .on(sql`(${table.facts}->>'owner')`, table.at, table.id)
      .where(sql`${table.action} = 'inbox.assigned'`),
    index("audit_log_reason").on(table.id).where(sql`${table.reason} is not null`),
  ],
);

/** How far the clock of each process is ahead of the database's, so that all know whether they agree. (FAULT-34) */
export const processClocks = pgTable("process_clocks", {
  process: uuid().primaryKey(),
  /** Milliseconds; below 0: behind. */
  ahead: integer().notNull(),
  seenAt: instant("seen_at").notNull(),
});

/** The number of requests of each caller in a minute (counted since 1970), over all processes. (OPS-60) */
export const requestCounts = pgTable(
  "request_counts",
  {
    minute: integer().notNull(),
    /** A digest of the caller's network. */
    caller: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.caller] })],
);

/** Values shared by all processes on one database, such as the test clock. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  // Also messages to staff and suppliers about the client's plans.
  personalColumns(outbox, (of) => sql`(${eq(outbox.clientId, of.clientId)} or ${inArray(outbox.planId, of.plans)})`, {
    key: NAMES_NOBODY,
    recipient: erased(""),
    language: NAMES_NOBODY,
    subject: erased(""),
    text: erased(""),
    html: erased(null),
    unsubscribePath: erased(null),
    refusal: erased(null),
    nextAttemptAt: erased(null),
    template: erased(null),
    secrets: erased(null),
    parts: erased(null),
    waitsUntil: erased(null),
    providerReference: NAMES_NOBODY,
    logId: NAMES_NOBODY,
  }),
  personalColumns(auditLog, (of) => eq(auditLog.actorId, of.clientId), {
    actor: NAMES_NOBODY,
    action: NAMES_NOBODY,
    subject: NAMES_NOBODY,
    reason: keep("of what concerns no client: what is written about one is in client_texts"),
    facts: NAMES_NOBODY,
    logId: NAMES_NOBODY,
  }),
];
