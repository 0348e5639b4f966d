import { eq, inArray, sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, minor, requestLog } from "../../../platform/server/db/schema/columns";
import {
  BY_LAW,
  erased,
  keep,
  NAMES_NOBODY,
  type PersonalData,
  personalColumns,
  personalRows,
} from "../../../platform/server/personal/personalData";
import { clients } from "../../account/server/account.tables";
import { settlements } from "../../ledger/ledger.rules";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { disputeStatuses } from "../disputes/dispute.rules";
import { type Authentication, holderStatuses } from "../payments.schemas";
import type { BrowserFacts } from "./payment.ports";

/**
 * Every attempt to pay. Its id is the provider's idempotency key; the row is committed before the provider is called.
 * (PAY-9)
 */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey(),
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    /** The change of a paid booking whose difference it pays; null: it pays the plan. (PLAN-44) */
    forBookingId: integer("for_booking_id").references(() => bookings.id),
    /** PaymentProvider and PaymentStatus of PAY-6, PAY-14. */
    method: integer().notNull(),
    status: integer().notNull(),
    /** The amount that the provider is asked to charge. */
    amount: minor().notNull(),
    /** The fund's part, on top of `amount`. */
    fundAmount: minor("fund_amount").notNull().default(0),
    /** The captured or arrived amount, which may differ from `amount`. */
    captured: minor().notNull().default(0),
    currency: text().notNull(),
    /** The provider's single-use token: never a card number. */
    source: text(),
    /**
     * SHA-256 of that token or of the saved card's id: identifies attempts with one card. Null: no card is charged.
     * (SAFE-20)
     */
    cardDigest: text("card_digest"),
    holderName: text("holder_name"),
    clientAddress: text("client_address"),
    /** What the provider's program reported about the browser, for 3-D Secure; null: not asked for, or settled. */
    browser: jsonb().$type<BrowserFacts>(),
    /** The provider's charge that waits for the holder's authentication, and what the bank asks for. (PAY-44) */
    authentication: jsonb().$type<{ charge: string; step: Authentication }>(),
    providerReference: text("provider_reference"),
    authorisation: text(),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    failureCode: text("failure_code"),
    /** The shop's name when the attempt began, as sent to the provider; null: it had none. (OPS-95) */
    seller: text(),
    createdAt: instant("created_at").notNull(),
    askAgainAt: instant("ask_again_at"),
    /** The number of questions to the provider. */
    questionCount: integer("asked").notNull().default(0),
    settledAt: instant("settled_at"),
    logId: requestLog(),
    /** The request id under which its outcome was recorded. */
    settledLogId: text("settled_log_id"),
  },
  (table) => [
    index("payments_plan").on(table.planId),
    index("payments_client").on(table.clientId, table.createdAt),
    index("payments_card").on(table.cardDigest, table.createdAt),
    index("payments_ask").on(table.status, table.askAgainAt),
  ],
);

/** Names on cards that are not clearly the client's, for review by staff. */
export const holderReviews = pgTable(
  "holder_reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    name: text().notNull(),
    /** `used`: an attempt was made with the accepted name; the next one needs another review. */
    status: text({ enum: [...holderStatuses, "used"] }).notNull(),
    askedAt: instant("asked_at").notNull(),
    decidedAt: instant("decided_at"),
    logId: requestLog(),
  },
  (table) => [unique("holder_reviews_name").on(table.planId, table.name)],
);

/** The payment methods, by provider id (PaymentProvider of PAY-6). An operator edits the rows. */
export const purchaseMethods = pgTable("purchase_methods", {
  id: integer().primaryKey(),
  enabled: boolean().notNull(),
  /** The order in the list that clients choose from. */
  position: integer().notNull(),
  /** What it costs on top of the bookings: hundredths of a percent of their price, and a fixed amount. */
  chargeRate: integer("charge_rate").notNull().default(0),
  chargeFixed: minor("charge_fixed").notNull().default(0),
  /** The prices that it is offered for, both included; `maxAmount` null: no upper limit. */
  minAmount: minor("min_amount").notNull().default(0),
  maxAmount: minor("max_amount"),
  /** Brands as printed on cards; empty for a method without cards. */
  acceptedCards: jsonb("accepted_cards").$type<string[]>().notNull(),
});

/** A payment link at the provider. Its row exists before the provider is asked for it. */
export const paymentLinks = pgTable(
  "payment_links",
  {
    paymentId: uuid("payment_id")
      .primaryKey()
      .references(() => payments.id),
    /** The provider's idempotency key. */
    requestKey: text("request_key").notNull().unique(),
    /** The provider's id of the link and its URL; null until the provider has answered. */
    linkId: text("link_id").unique(),
    url: text(),
    /** Nobody can pay with it any more. */
    closedAt: instant("closed_at"),
    /** When the provider is next asked whether the link was paid, or to close it. */
    askAgainAt: instant("ask_again_at"),
    /** Which of the payer's data differ from the client's: `nameDiffers`, `emailDiffers`. */
    warnings: jsonb().$type<string[]>().notNull().default(sql`'[]'::jsonb`),
  },
  (table) => [index("payment_links_ask").on(table.askAgainAt)],
);

/** Events from a provider's webhook: stored first, then applied once. Names and addresses in them are not kept. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    /** The provider's id of the event. */
    id: text().primaryKey(),
    type: text().notNull(),
    facts: jsonb().$type<Record<string, string | number | null>>().notNull(),
    receivedAt: instant("received_at").notNull(),
    appliedAt: instant("applied_at"),
    /** The outcome: `applied`, `ignored`, or why it was refused. */
    outcome: text(),
    logId: requestLog(),
  },
  (table) => [
    index("webhook_events_open").on(table.receivedAt).where(sql`${table.appliedAt} is null`),
    index("webhook_events_log").on(table.logId),
  ],
);

/** Charges that payers have disputed with their banks. Not in the plan's fact log, but a dispute blocks its papers. */
export const disputes = pgTable(
  "disputes",
  {
    /** The provider's id. */
    id: text().primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    amount: minor().notNull(),
    /** The bank's reason, as the provider names it. */
    reason: text().notNull(),
    status: text({ enum: disputeStatuses }).notNull(),
    openedAt: instant("opened_at").notNull(),
    /** The deadline for evidence; null: the provider did not return it. */
    respondBy: instant("respond_by"),
    answeredAt: instant("answered_at"),
    closedAt: instant("closed_at"),
    /** After a lost dispute: the amount that the client got twice, from us and from the bank. */
    shortfall: minor().notNull().default(0),
    /** When and how staff have settled a lost dispute: from then on it blocks nothing. */
    settledAt: instant("settled_at"),
    settledAs: text("settled_as", { enum: settlements }),
    logId: requestLog(),
    /** The request ids of the answer and of the outcome. */
    answeredLogId: text("answered_log_id"),
    closedLogId: text("closed_log_id"),
  },
  (table) => [index("disputes_payment").on(table.paymentId)],
);

/** Clients' cards saved at the provider: only what may be shown of them. */
export const clientCards = pgTable(
  "client_cards",
  {
    id: uuid().primaryKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    /** The provider's id of the customer who is charged; null until the provider has saved the card. */
    customer: text(),
    /** The provider's id of the card, by which it is deleted; null: the provider did not tell it. */
    providerCard: text("provider_card"),
    /** The version of the text by which its holder agreed that it is kept (KEEP_CARD_CONSENT); null: an older one. */
    consent: text(),
    brand: text(),
    last4: text(),
    /** `MM/YY`. */
    expires: text(),
    holderName: text("holder_name").notNull(),
    /** When its holder agreed. */
    createdAt: instant("created_at").notNull(),
    /** When the client removed the card. */
    removedAt: instant("removed_at"),
    /** When the provider is asked next to delete a removed card; null: it was not asked yet. */
    askAgainAt: instant("ask_again_at"),
    /** When the provider deleted it. */
    forgottenAt: instant("forgotten_at"),
  },
  (table) => [
    index("client_cards_client").on(table.clientId),
    index("client_cards_forget")
      .on(table.askAgainAt)
      .where(sql`${table.removedAt} is not null and ${table.forgottenAt} is null`),
  ],
);

/** The saved card that a payment is made with, or the card that it is to save. */
export const cardPayments = pgTable("card_payments", {
  paymentId: uuid("payment_id")
    .primaryKey()
    .references(() => payments.id),
  cardId: uuid("card_id")
    .notNull()
    .references(() => clientCards.id),
});

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalRows(holderReviews, (of) => inArray(holderReviews.planId, of.plans)),
  personalColumns(payments, (of) => eq(payments.clientId, of.clientId), {
    currency: NAMES_NOBODY,
    source: NAMES_NOBODY,
    cardDigest: NAMES_NOBODY,
    holderName: keep("who paid, for the tax authority and the bank"),
    clientAddress: erased(null),
    browser: keep("only until the payment is settled"),
    authentication: keep("only until the payment is settled"),
    providerReference: NAMES_NOBODY,
    authorisation: NAMES_NOBODY,
    cardBrand: BY_LAW,
    cardLast4: BY_LAW,
    failureCode: NAMES_NOBODY,
    seller: keep("the shop's own name"),
    logId: NAMES_NOBODY,
    settledLogId: NAMES_NOBODY,
  }),
  personalColumns(clientCards, (of) => eq(clientCards.clientId, of.clientId), {
    customer: keep("the provider is asked to delete the card by it"),
    providerCard: keep("the provider is asked to delete the card by it"),
    consent: NAMES_NOBODY,
    brand: NAMES_NOBODY,
    last4: NAMES_NOBODY,
    expires: NAMES_NOBODY,
    holderName: erased(""),
    // Marked as removed, so that the provider is asked to delete it.
    removedAt: {
      on: "closing",
      to: (at) => sql`coalesce(${clientCards.removedAt}, ${sql.param(at, clientCards.removedAt)})`,
    },
  }),
  personalColumns(cardPayments, (of) => inArray(cardPayments.paymentId, of.payments), {}),
  personalColumns(disputes, (of) => inArray(disputes.paymentId, of.payments), {
    id: NAMES_NOBODY,
    reason: keep("the bank's reason, one of the provider's codes"),
    logId: NAMES_NOBODY,
    answeredLogId: NAMES_NOBODY,
    closedLogId: NAMES_NOBODY,
  }),
  personalColumns(paymentLinks, (of) => inArray(paymentLinks.paymentId, of.payments), {
    requestKey: NAMES_NOBODY,
    linkId: NAMES_NOBODY,
    url: NAMES_NOBODY,
    warnings: NAMES_NOBODY,
  }),
];
