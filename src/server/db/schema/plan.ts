import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Checkpoint } from "../../../features/checkout/checkout.checkpoint";
import type { CheckoutEvent } from "../../../features/checkout/checkout.events";
import type { BookedExtras, BookedPrice } from "../../../features/plan/plan.price";
import { clients, countries } from "./account";
import { carModels, carOffices, carUnits, suppliers } from "./catalogue";
import { bytes, instant, minor } from "./columns";

export const travelPlans = pgTable(
  "travel_plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    createdAt: instant("created_at").notNull(),
    /** What the fold of the events says, kept for lists and for the sweeper; the events decide. */
    state: text().notNull(),
    nextTickAt: instant("next_tick_at"),
    eventCount: integer("event_count").notNull().default(0),
    paidAt: instant("paid_at"),
    /** The fold of the first facts; null: a command folds them all. As text, because it is read and written whole. */
    checkpoint: json().$type<Checkpoint>(),
  },
  (table) => [
    index("travel_plans_client").on(table.clientId, table.id),
    index("travel_plans_due").on(table.nextTickAt),
  ],
);

/** The facts of a plan, append-only. */
export const checkoutEvents = pgTable(
  "checkout_events",
  {
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    seq: integer().notNull(),
    type: text().notNull(),
    at: instant().notNull(),
    /** The event as the machine takes it, whole. */
    event: jsonb().$type<CheckoutEvent>().notNull(),
    actor: text({ enum: ["client", "staff", "system", "provider"] }).notNull(),
    actorId: integer("actor_id"),
    recordedAt: instant("recorded_at").notNull(),
    machineVersion: integer("machine_version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.seq] })],
);

/** What was booked, whatever its product: price and dates as guaranteed. */
export const bookings = pgTable(
  "bookings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 801 }),
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    productType: integer("product_type").notNull(),
    supplierId: integer("supplier_id").references(() => suppliers.id),
    /** BookingStatus of the machine, or removed; proposed or withdrawn for an alternative that is no booking (yet). */
    status: text().notNull(),
    /** Of an alternative that the desk proposes: the booking it would replace, and what the client is told of it. */
    replacesId: integer("replaces_id"),
    proposalNote: text("proposal_note"),
    supplierReference: text("supplier_reference"),
    declineReason: text("decline_reason"),
    createdAt: instant("created_at").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    payNow: minor("pay_now").notNull(),
    payInCuba: minor("pay_in_cuba").notNull(),
    currency: text().notNull(),
    /** The breakdown as it was shown and is guaranteed. */
    price: jsonb().$type<BookedPrice>().notNull(),
    /** Sent once by the browser per intent to book, so that a repeated request is the same booking. */
    requestKey: uuid("request_key"),
    /** SHA-256 of the request that came with the key: another request under the same key is refused. */
    requestHash: text("request_hash"),
  },
  (table) => [
    unique("bookings_request").on(table.clientId, table.requestKey),
    index("bookings_plan").on(table.planId),
    index("bookings_status").on(table.status, table.createdAt),
  ],
);

/** A car's part of a booking. The reservation of the unit is the exclusion constraint's (custom migration). */
export const carBookings = pgTable("car_bookings", {
  bookingId: integer("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  unitId: integer("unit_id")
    .notNull()
    .references(() => carUnits.id),
  modelId: integer("model_id")
    .notNull()
    .references(() => carModels.id),
  pickUpOfficeId: integer("pick_up_office_id")
    .notNull()
    .references(() => carOffices.id),
  dropOffOfficeId: integer("drop_off_office_id")
    .notNull()
    .references(() => carOffices.id),
  driverFirstName: text("driver_first_name").notNull(),
  driverLastName: text("driver_last_name").notNull(),
  driverBirthDate: date("driver_birth_date").notNull(),
  driverCountryId: integer("driver_country_id")
    .notNull()
    .references(() => countries.id),
  passportNumber: text("passport_number").notNull(),
  passportExpiresOn: date("passport_expires_on").notNull(),
  licenceNumber: text("licence_number").notNull(),
  licenceCountryId: integer("licence_country_id")
    .notNull()
    .references(() => countries.id),
  licenceIssuedOn: date("licence_issued_on").notNull(),
  licenceExpiresOn: date("licence_expires_on").notNull(),
  policiesVersion: text("policies_version").notNull(),
  /** The offer's extras: extra drivers, child seats. */
  extras: jsonb().$type<BookedExtras>().notNull(),
});

/** A car unit taken for a period; `car_reservations_no_overlap` in the migrations makes overlaps impossible. */
export const carReservations = pgTable("car_reservations", {
  bookingId: integer("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  unitId: integer("unit_id")
    .notNull()
    .references(() => carUnits.id),
  /** [start, end): a car may be picked up in the minute another client brings it back. */
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
});

/** Every attempt to pay. Its id is the provider's idempotency key; the row exists before the provider is called. */
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
    /** PaymentProvider and PaymentStatus of specification section 3. */
    method: integer().notNull(),
    status: integer().notNull(),
    /** What the provider is asked for. */
    amount: minor().notNull(),
    /** What is paid from the client's fund beside it. */
    fundAmount: minor("fund_amount").notNull().default(0),
    /** What has really been taken or has arrived, whatever was asked for. */
    captured: minor().notNull().default(0),
    currency: text().notNull(),
    /** The provider's single-use token: never a card number. */
    source: text(),
    holderName: text("holder_name"),
    clientAddress: text("client_address"),
    providerReference: text("provider_reference"),
    authorisation: text(),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    failureCode: text("failure_code"),
    createdAt: instant("created_at").notNull(),
    askAgainAt: instant("ask_again_at"),
    asked: integer().notNull().default(0),
    settledAt: instant("settled_at"),
  },
  (table) => [index("payments_plan").on(table.planId), index("payments_ask").on(table.status, table.askAgainAt)],
);

/** A refund of a booking as it was asked for, and what was decided. Amounts in minor units, as they were when it was asked for. */
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
    destination: text({ enum: ["client", "fund"] }).notNull(),
    status: text({ enum: ["requested", "approved", "declined"] }).notNull(),
    askedAt: instant("asked_at").notNull(),
    askedBy: text("asked_by", { enum: ["client", "staff"] }).notNull(),
    reason: text(),
    supplierFault: boolean("supplier_fault").notNull().default(false),
    /** The booking ends with it; otherwise a part goes back and the booking stays. */
    endsBooking: boolean("ends_booking").notNull().default(true),
    /** Kept, by the cancellation rule. */
    charge: minor().notNull(),
    /** Goes back the way it was paid. */
    toMethod: minor("to_method").notNull(),
    /** Goes back to the fund lots it came from. */
    toLots: minor("to_lots").notNull(),
    /** Becomes a new lot of the fund. */
    toNewLot: minor("to_new_lot").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: integer("decided_by").references(() => clients.id),
    decision: text(),
  },
  (table) => [
    uniqueIndex("refund_requests_open").on(table.bookingId).where(sql`${table.status} = 'requested'`),
    index("refund_requests_plan").on(table.planId),
  ],
);

/** Names on cards that are not clearly the client's, as paying with them brought them before the desk. */
export const holderReviews = pgTable(
  "holder_reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    name: text().notNull(),
    status: text({ enum: ["waiting", "accepted", "refused"] }).notNull(),
    askedAt: instant("asked_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [unique("holder_reviews_name").on(table.planId, table.name)],
);

/** Money that goes back, each with a row before the provider is called. */
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
  asked: integer().notNull().default(0),
  /** What the provider said when it last refused; it is asked again all the same. */
  failureCode: text("failure_code"),
  settledAt: instant("settled_at"),
});

/** The payment receipt of a plan and its signature. */
export const receipts = pgTable("receipts", {
  planId: integer("plan_id")
    .primaryKey()
    .references(() => travelPlans.id),
  /** Printed on the receipt; a public page verifies by it. */
  code: text().notNull().unique(),
  signerName: text("signer_name").notNull(),
  consentVersion: text("consent_version").notNull(),
  signedAt: instant("signed_at").notNull(),
  address: text(),
  userAgent: text("user_agent"),
  sha256: text().notNull(),
  pdf: bytes().notNull(),
});

export const vouchers = pgTable("vouchers", {
  bookingId: integer("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  number: text().notNull().unique(),
  issuedAt: instant("issued_at").notNull(),
  /** What its QR code says, signed: made when it is first shown, and the same from then on. */
  token: text(),
});
