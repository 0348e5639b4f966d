import { sql } from "drizzle-orm";
import { check, date, index, integer, json, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, minor, requestLog } from "../../../platform/server/db/schema/columns";
import {
  carModels,
  carOffices,
  carUnits,
  suppliers,
  zones,
} from "../../../products/car/server/catalogue/catalogue.tables";
import { clients, countries } from "../../account/server/account.tables";
import { acceptedPolicyColumns } from "../../information/server/information.tables";
import { blockReasons } from "../block.rules";
import { rowStatuses } from "../bookingStatus";
import type { Checkpoint } from "../checkout/checkout.checkpoint";
import type { CheckoutEvent } from "../checkout/checkout.events";
import type { StateName } from "../checkout/checkout.states";
import type { BookedExtras, BookedPrice } from "../plan.price";
import { setAsideCauses } from "../plan.setAside";
import { actorKinds } from "./plan.ports";

export const travelPlans = pgTable(
  "travel_plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    createdAt: instant("created_at").notNull(),
    /** Folded from the events and stored for lists and for the sweeper; the events decide. */
    state: text().$type<StateName>().notNull(),
    nextTickAt: instant("next_tick_at"),
    eventCount: integer("event_count").notNull().default(0),
    paidAt: instant("paid_at"),
    /** Null: a command folds all facts. As `json`, because it is read and written whole. */
    checkpoint: json().$type<Checkpoint>(),
  },
  (table) => [
    index("travel_plans_client").on(table.clientId, table.id),
    index("travel_plans_due").on(table.nextTickAt),
  ],
);

/**
 * Plans that the sweeper leaves to people: their facts cannot be read, or what falls due fails. It tries them again, later
 * each time, and the row goes when one succeeds. (OPS-113)
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
    /** The event as the chart takes it, whole. */
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
    /** For an alternative that staff propose: the booking that it would replace, and the note to the client. */
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
    index("bookings_client").on(table.clientId, table.status),
    index("bookings_status").on(table.status, table.createdAt),
  ],
);

/** A car's part of a booking. Its unit is reserved in `car_reservations`. */
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
  /** Written by earlier releases only: what was accepted is in `policy_acceptances`. */
  policiesVersion: text("policies_version").notNull().default(""),
  /** The offer's extras: extra drivers, child seats. */
  extras: jsonb().$type<BookedExtras>().notNull(),
});

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

/** Clients whose limits staff have lifted, and until when. (SAFE-21) */
export const limitLifts = pgTable("limit_lifts", {
  clientId: integer("client_id")
    .primaryKey()
    .references(() => clients.id),
  until: instant().notNull(),
});

/** Why a car or rooms are out of sale for a time; a reservation of its own says what is blocked and when. (DESK-26) */
export const blocks = pgTable("blocks", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  why: text({ enum: blockReasons }).notNull(),
  note: text().notNull(),
  blockedBy: integer("blocked_by")
    .notNull()
    .references(() => clients.id),
  blockedAt: instant("blocked_at").notNull(),
});

/**
 * A car unit taken for a period by a booking or a block. The constraint `car_reservations_no_overlap` (in the
 * migrations) makes overlaps of [startsAt, freeAt) impossible, and a trigger that a car begins elsewhere than it stands.
 * (OPS-17, CAR-64)
 */
export const carReservations = pgTable(
  "car_reservations",
  {
    bookingId: integer("booking_id")
      .unique()
      .references(() => bookings.id),
    blockId: integer("block_id")
      .unique()
      .references(() => blocks.id),
    unitId: integer("unit_id")
      .notNull()
      .references(() => carUnits.id),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** When the next one may have the car: after turnover and return. Left out, the database works it out. */
    freeAt: instant("free_at").notNull().default(sql`'infinity'`),
    /** Where the car stands when it begins, and from `freeAt` on; null for a block that leaves it where it is. */
    fromZoneId: integer("from_zone_id").references(() => zones.id),
    standsInZoneId: integer("stands_in_zone_id").references(() => zones.id),
  },
  (table) => [
    check("car_reservations_one_holder", sql`num_nonnulls(${table.bookingId}, ${table.blockId}) = 1`),
    check("car_reservations_free_after", sql`${table.freeAt} >= ${table.endsAt}`),
    // Search asks each car for its first reservation that is not over at the wanted start.
    index("car_reservations_probe").on(table.unitId, table.freeAt, table.startsAt),
  ],
);
