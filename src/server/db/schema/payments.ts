import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Beneficiary } from "../../../features/checkout/transfer.rules";
import { clients } from "./account";
import { bytes, instant, minor } from "./columns";
import { payments } from "./plan";

/** The ways to pay, by their provider's id (PaymentProvider of specification section 3): an operator changes the rows. */
export const purchaseMethods = pgTable("purchase_methods", {
  id: integer().primaryKey(),
  enabled: boolean().notNull(),
  /** Where it stands in the list that clients choose from. */
  position: integer().notNull(),
  /** What it costs on top of the bookings: hundredths of a percent of their price, and a fixed amount. */
  chargeRate: integer("charge_rate").notNull().default(0),
  chargeFixed: minor("charge_fixed").notNull().default(0),
  /** Prices it is offered for, both included; null: however high. */
  minAmount: minor("min_amount").notNull().default(0),
  maxAmount: minor("max_amount"),
  /** As they are printed on cards; none for what takes no cards. */
  acceptedCards: jsonb("accepted_cards").$type<string[]>().notNull(),
});

/** What a client was asked to transfer, as it was then. Its amount, status and what has arrived are the payment's. */
export const transferOrders = pgTable("transfer_orders", {
  paymentId: uuid("payment_id")
    .primaryKey()
    .references(() => payments.id),
  /** Written on the transfer, so that it is found. */
  reference: text().notNull().unique(),
  beneficiary: jsonb().$type<Beneficiary>().notNull(),
  reportedAt: instant("reported_at"),
});

/** What a client has sent as a proof of a transfer. Its id is its name; what it was called is not kept. */
export const transferProofs = pgTable(
  "transfer_proofs",
  {
    id: uuid().primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => transferOrders.paymentId),
    /** By its own bytes, whatever the browser said. */
    mediaType: text("media_type", { enum: ["application/pdf", "image/jpeg", "image/png", "image/webp"] }).notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
    givenAt: instant("given_at").notNull(),
  },
  (table) => [index("transfer_proofs_payment").on(table.paymentId)],
);

/** What staff found of a transfer, append-only: money that arrived, or why its proof was not accepted. */
export const transferReviews = pgTable(
  "transfer_reviews",
  {
    id: uuid().primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => transferOrders.paymentId),
    at: instant().notNull(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => clients.id),
    finding: text({ enum: ["received", "rejected"] }).notNull(),
    /** What has arrived; 0 of a rejected proof. */
    amount: minor().notNull(),
    /** The bank's, of what has arrived: the same money is not entered twice. */
    bankReference: text("bank_reference").unique(),
    reason: text(),
  },
  (table) => [index("transfer_reviews_payment").on(table.paymentId)],
);

/** A payment link at the provider. Its row exists before the provider is asked for it. */
export const paymentLinks = pgTable(
  "payment_links",
  {
    paymentId: uuid("payment_id")
      .primaryKey()
      .references(() => payments.id),
    /** Under which the provider makes it once. */
    requestKey: text("request_key").notNull().unique(),
    /** The provider's id of the link and where it is paid; null until the provider has answered. */
    linkId: text("link_id").unique(),
    url: text(),
    /** Nobody can pay with it any more. */
    closedAt: instant("closed_at"),
    /** When the provider is asked next whether it was paid, or to close it. */
    askAgainAt: instant("ask_again_at"),
    /** What of the payer's data differs from the client's: `nameDiffers`, `emailDiffers`. */
    warnings: jsonb().$type<string[]>().notNull().default(sql`'[]'::jsonb`),
  },
  (table) => [index("payment_links_ask").on(table.askAgainAt)],
);

/** What a provider has told by webhook: stored first, then applied, each once. Names and addresses in it are not kept. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    /** The provider's id of the event. */
    id: text().primaryKey(),
    type: text().notNull(),
    facts: jsonb().$type<Record<string, string | number | null>>().notNull(),
    receivedAt: instant("received_at").notNull(),
    appliedAt: instant("applied_at"),
    /** What came of it: `applied`, `ignored`, or why it was refused. */
    outcome: text(),
  },
  (table) => [index("webhook_events_open").on(table.receivedAt).where(sql`${table.appliedAt} is null`)],
);

/** Cards that clients keep at the provider: how they look, never what they are. */
export const clientCards = pgTable(
  "client_cards",
  {
    id: uuid().primaryKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    /** The provider's customer, which it is charged by; null until the provider has taken it. */
    customer: text(),
    brand: text(),
    last4: text(),
    /** `MM/YY`. */
    expires: text(),
    holderName: text("holder_name").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The client has taken it away. */
    removedAt: instant("removed_at"),
    /** The provider has forgotten it. */
    forgottenAt: instant("forgotten_at"),
  },
  (table) => [index("client_cards_client").on(table.clientId)],
);

/** Which kept card a payment is made with, or is to keep. */
export const cardPayments = pgTable("card_payments", {
  paymentId: uuid("payment_id")
    .primaryKey()
    .references(() => payments.id),
  cardId: uuid("card_id")
    .notNull()
    .references(() => clientCards.id),
});
