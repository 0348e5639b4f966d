import { eq, sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { clientTexts } from "../../../../platform/server/db/schema/clientTexts";
import { instant, searchWords } from "../../../../platform/server/db/schema/columns";
import {
  elsewhere,
  OF_STAFF,
  type PersonalData,
  personalColumns,
  personalRows,
} from "../../../../platform/server/personal/personalData";
import { hotels } from "../../../../products/lodging/server/lodging.tables";
import { clients } from "../../../account/server/account.tables";
import { suppliers } from "../../../places/server/places.tables";
import { waitingKinds } from "../../inbox/inbox.rules";
import { occasions } from "../../templates/templates.rules";
import type { TemplateWords } from "../../templates/templates.schemas";

/** The owners of items. An item without a row, or without an owner in it, is unassigned. (DESK-15) */
export const deskAssignments = pgTable(
  "desk_assignments",
  {
    kind: text({ enum: waitingKinds }).notNull(),
    itemId: text("item_id").notNull(),
    ownerId: integer("owner_id").references(() => clients.id),
    assignedAt: instant("assigned_at").notNull(),
    /** The colleague who handed it to its owner; null: nobody else did. (DESK-110) */
    givenBy: integer("given_by").references(() => clients.id),
    /**
     * The person to whom it was handed: the last release changes only the owner, and a later owner must not read the
     * text.
     */
    givenTo: integer("given_to").references(() => clients.id),
    /** The colleague's text, sealed with its client's key. (SAFE-63) */
    wordId: uuid("word_id").references(() => clientTexts.id),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

/** Snoozed items, a row each; it stays until the item is snoozed again or woken. (DESK-111) */
export const deskSnoozes = pgTable(
  "desk_snoozes",
  {
    kind: text({ enum: waitingKinds }).notNull(),
    itemId: text("item_id").notNull(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => clients.id),
    /** The client whose notes and actions bring it back; null: none. */
    clientId: integer("client_id").references(() => clients.id, { onDelete: "cascade" }),
    snoozedAt: instant("snoozed_at").notNull(),
    /** Null: until the client writes or acts. */
    until: instant(),
    /** A digest of what the item was. */
    state: text().notNull(),
    /** The mark of the client's latest notes and actions; null: they do not count. */
    acts: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] }), index("desk_snoozes_client").on(table.clientId)],
);

/**
 * What staff have open in the tabs of their browsers, a row for each item of a tab. By the database's own clock: it is
 * about browsers, and the shop's clock may be moved. (DESK-109)
 */
export const deskPresence = pgTable(
  "desk_presence",
  {
    staffId: integer("staff_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    tabId: uuid("tab_id").notNull(),
    kind: text({ enum: waitingKinds }).notNull(),
    itemId: text("item_id").notNull(),
    answering: boolean().notNull(),
    /** The session in which it was reported; null: a program's. */
    session: uuid(),
    /** From then on the tab no longer counts, unless it reports again. */
    until: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.tabId, table.kind, table.itemId] }),
    index("desk_presence_until").on(table.until),
  ],
);

/** Views of the inbox that staff have saved under a name. (DESK-120) */
export const deskViews = pgTable(
  "desk_views",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The query of the inbox's address: values that a later release does not know are ignored. */
    query: text().notNull(),
    /** An owner has given it to all. */
    shared: boolean().notNull(),
  },
  (table) => [index("desk_views_staff").on(table.staffId)],
);

/** The suppliers whose bookings a person answers: a rental company or properties, one row each. (DESK-30) */
export const supplierStaff = pgTable(
  "supplier_staff",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    supplierId: integer("supplier_id").references(() => suppliers.id),
    hotelId: integer("hotel_id").references(() => hotels.id),
  },
  (table) => [
    unique("supplier_staff_company").on(table.clientId, table.supplierId),
    unique("supplier_staff_house").on(table.clientId, table.hotelId),
    check("supplier_staff_one_thing", sql`num_nonnulls(${table.supplierId}, ${table.hotelId}) = 1`),
  ],
);

/**
 * The searchable words of clients (`searchedWords`). A trigger on `clients` adds and empties rows, whichever code
 * writes names and addresses, the last release too; the next search or run of the job fills them in. (DESK-3, ACC-21)
 */
export const searchedClients = pgTable(
  "searched_clients",
  {
    clientId: integer("client_id")
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** Null: to be made of the present name and address. */
    words: searchWords(),
  },
  (table) => [
    index("searched_clients_words").using("gin", table.words),
    index("searched_clients_missing").on(table.clientId).where(sql`${table.words} is null`),
  ],
);

/** Templates of messages to clients, in every language. (DESK-32) */
export const messageTemplates = pgTable("message_templates", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  occasion: text({ enum: occasions }).notNull(),
  words: jsonb().$type<TemplateWords[]>().notNull(),
  /** Null: it is as the program has delivered it. */
  changedAt: instant("changed_at"),
  /** Since then it is not offered any more. */
  retiredAt: instant("retired_at"),
});

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(searchedClients, (of) => eq(searchedClients.clientId, of.clientId), {
    words: elsewhere("emptied by the database with the client's name"),
  }),
  personalColumns(supplierStaff, (of) => eq(supplierStaff.clientId, of.clientId), {}),
  personalRows(deskSnoozes, (of) => eq(deskSnoozes.clientId, of.clientId)),
  personalColumns(deskPresence, (of) => eq(deskPresence.staffId, of.clientId), { itemId: OF_STAFF }),
  personalColumns(deskViews, (of) => eq(deskViews.staffId, of.clientId), { name: OF_STAFF, query: OF_STAFF }),
  personalColumns(deskAssignments, (of) => eq(deskAssignments.ownerId, of.clientId), { itemId: OF_STAFF }),
];
