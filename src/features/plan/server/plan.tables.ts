import { eq, inArray } from "drizzle-orm";
import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, minor, requestLog } from "../../../platform/server/db/schema/columns";
import {
  BY_LAW,
  erased,
  eraseReason,
  NAMES_NOBODY,
  OF_STAFF,
  type PersonalData,
  personalColumns,
  personalRows,
} from "../../../platform/server/personal/personalData";
import { clients } from "../../account/server/account.tables";
import { acceptedPolicyColumns } from "../../information/server/information.tables";
import { suppliers } from "../../places/server/places.tables";
import { rowStatuses } from "../bookings/bookingStatus";
import type { Checkpoint } from "../checkout/checkout.checkpoint";
import type { CheckoutEvent } from "../checkout/checkout.events";
import type { StateName } from "../checkout/checkout.states";
import { setAsideCauses } from "../checkout/setAside";
import type { BookedPrice } from "../price/bookedPrice";
import { blockReasons } from "../service/block.rules";
import { usTravelCategories } from "../usTravel/usTravel.rules";
import { actorKinds } from "./plan.ports";

export const travelPlans = pgTable(
  "travel_plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    createdAt: instant("created_at").notNull(),
    /** Derived from the events and stored for lists and for the sweeper; the events are authoritative. */
    state: text().$type<StateName>().notNull(),
    nextTickAt: instant("next_tick_at"),
    eventCount: integer("event_count").notNull().default(0),
    paidAt: instant("paid_at"),
    /** Null: a command folds all facts. As `json`, because it is read and written whole. */
    checkpoint: json().$type<Checkpoint>(),
    /** The token that shares the trip with fellow travelers; null: it is not shared. (PAPER-17) */
    shareToken: text("share_token").unique(),
  },
  (table) => [
    index("travel_plans_client").on(table.clientId, table.id),
    index("travel_plans_due").on(table.nextTickAt),
  ],
);

/**
 * Plans that the sweeper has set aside: their facts cannot be read, or a due step fails. It retries them, later each
 * time, and deletes the row when one succeeds. (OPS-113)
 */
export const plansSetAside = pgTable("plans_set_aside", {
  planId: integer("plan_id")
    .primaryKey()
    .references(() => travelPlans.id, { onDelete: "cascade" }),
  why: text({ enum: setAsideCauses }).notNull(),
  since: instant().notNull(),
  tries: integer().notNull().default(0),
  tryAgainAt: instant("try_again_at").notNull(),
});

/** The facts of a plan, append-only: a trigger refuses to change or delete them (SAFE-11). */
export const checkoutEvents = pgTable(
  "checkout_events",
  {
    planId: integer("plan_id")
      .notNull()
      .references(() => travelPlans.id),
    seq: integer().notNull(),
    type: text().notNull(),
    at: instant().notNull(),
    /** The whole event, in the chart's form. */
    event: jsonb().$type<CheckoutEvent>().notNull(),
    actor: text({ enum: actorKinds }).notNull(),
    actorId: integer("actor_id"),
    recordedAt: instant("recorded_at").notNull(),
    machineVersion: integer("machine_version").notNull(),
    logId: requestLog(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.seq] }), index("checkout_events_log").on(table.logId)],
);

/** Any kind of booking, with price and dates as guaranteed. */
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
    status: text({ enum: rowStatuses }).notNull(),
    /**
     * For a change, or an alternative that staff propose: the booking that it would replace, and the note to the
     * client.
     */
    replacesId: integer("replaces_id"),
    proposalNote: text("proposal_note"),
    supplierReference: text("supplier_reference"),
    declineReason: text("decline_reason"),
    createdAt: instant("created_at").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    payNow: minor("pay_now").notNull(),
    /** The amount paid for it, if it replaced a paid booking with another price. (PLAN-42) */
    paidAmount: minor("paid_amount"),
    payInCuba: minor("pay_in_cuba").notNull(),
    currency: text().notNull(),
    /** The breakdown as it was shown and is guaranteed. */
    price: jsonb().$type<BookedPrice>().notNull(),
    /** Sent once by the browser per intent to book, so that a repeated request is the same booking. */
    requestKey: uuid("request_key"),
    /** SHA-256 of the request with the key: another request under the same key is refused. */
    requestHash: text("request_hash"),
  },
  (table) => [
    unique("bookings_request").on(table.clientId, table.requestKey),
    index("bookings_plan").on(table.planId),
    index("bookings_client").on(table.clientId, table.status),
    index("bookings_status").on(table.status, table.createdAt),
  ],
);

/**
 * Which texts a client accepted with a booking (CAR-4, INFO-24). Bookings from before this was kept have no row.
 */
export const policyAcceptances = pgTable("policy_acceptances", {
  bookingId: integer("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  acceptedAt: instant("accepted_at").notNull(),
  ...acceptedPolicyColumns(),
});

/** A client's statements about a plan under US law; without a category until one is chosen. (PLAN-50) */
export const usTravel = pgTable("us_travel", {
  planId: integer("plan_id")
    .primaryKey()
    .references(() => travelPlans.id),
  category: text({ enum: usTravelCategories }),
  statedAt: instant("stated_at").notNull(),
});

/** The vouchers of bookings: papers issues them, and each booking is shown with its own number. */
export const vouchers = pgTable("vouchers", {
  bookingId: integer("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  number: text().notNull().unique(),
  issuedAt: instant("issued_at").notNull(),
  /** The signed content of its QR code: created when it is first shown, then stored. */
  token: text(),
});

/** Clients whose limits staff have lifted, and until when. (SAFE-21) */
export const limitLifts = pgTable("limit_lifts", {
  clientId: integer("client_id")
    .primaryKey()
    .references(() => clients.id),
  until: instant().notNull(),
});

/** Why a car or rooms are out of sale for a time; a separate reservation says what is blocked and when. (DESK-26) */
export const blocks = pgTable("blocks", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  why: text({ enum: blockReasons }).notNull(),
  note: text().notNull(),
  blockedBy: integer("blocked_by")
    .notNull()
    .references(() => clients.id),
  blockedAt: instant("blocked_at").notNull(),
  /**
   * Made by a supplier's person, whatever that person's role is now. Others of that supplier may lift it. A trigger
   * fills it in for a release that does not know it. (DESK-30)
   */
  bySupplier: boolean("by_supplier").notNull().default(false),
});

/** What cancelling costs (REFUND-1, REFUND-2, cancel-policy codes). */
export const cancellationRules = pgTable("cancellation_rules", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  productType: integer("product_type").notNull(),
  code: integer().notNull(),
  /** Applies from this many days before the service, down to `toDays`. */
  fromDays: integer("from_days"),
  toDays: integer("to_days").notNull(),
  percent: integer(),
  units: integer(),
  amount: minor(),
  noShow: boolean("no_show").notNull().default(false),
});

/** Reserve periods in days, per product type. */
export const reservePeriods = pgTable("reserve_periods", {
  productType: integer("product_type").primaryKey(),
  minimumDays: integer("minimum_days").notNull(),
  maximumDays: integer("maximum_days").notNull(),
});

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalRows(limitLifts, (of) => eq(limitLifts.clientId, of.clientId)),
  personalColumns(bookings, (of) => eq(bookings.clientId, of.clientId), {
    proposalNote: eraseReason(bookings.proposalNote),
    supplierReference: BY_LAW,
    declineReason: eraseReason(bookings.declineReason),
    currency: BY_LAW,
    price: BY_LAW,
    requestHash: NAMES_NOBODY,
  }),
  personalColumns(travelPlans, (of) => eq(travelPlans.clientId, of.clientId), {
    state: BY_LAW,
    checkpoint: NAMES_NOBODY,
    // The token opens the trip.
    shareToken: erased(null),
  }),
  personalColumns(checkoutEvents, (of) => inArray(checkoutEvents.planId, of.plans), {
    type: NAMES_NOBODY,
    event: NAMES_NOBODY,
    logId: NAMES_NOBODY,
  }),
  personalColumns(policyAcceptances, (of) => inArray(policyAcceptances.bookingId, of.bookings), {
    terms: BY_LAW,
    privacy: BY_LAW,
    cancellation: BY_LAW,
  }),
  personalRows(usTravel, (of) => inArray(usTravel.planId, of.plans)),
  personalColumns(plansSetAside, (of) => inArray(plansSetAside.planId, of.plans), {}),
  personalColumns(blocks, (of) => eq(blocks.blockedBy, of.clientId), { note: OF_STAFF }),
];
