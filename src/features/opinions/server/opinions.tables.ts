import { eq } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/server/db/schema/columns";
import { type PersonalData, personalRows } from "../../../platform/server/personal/personalData";
import { clients } from "../../account/server/account.tables";
import { suppliers } from "../../places/server/places.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { opinionLanguages, opinionStatuses, type Stars } from "../opinions.rules";

/** The trips that clients were asked about, once each. (REVIEW-1) */
export const opinionRequests = pgTable("opinion_requests", {
  planId: integer("plan_id")
    .primaryKey()
    .references(() => travelPlans.id),
  clientId: integer("client_id")
    .notNull()
    .references(() => clients.id),
  /** The digest of the code in the mailed link. */
  codeHash: text("code_hash").notNull().unique(),
  askedAt: instant("asked_at").notNull(),
});

/** One per booking, about its property or rental company. (REVIEW-2) */
export const opinions = pgTable(
  "opinions",
  {
    bookingId: integer("booking_id")
      .primaryKey()
      .references(() => bookings.id),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    /** The property of its booking's product, whose rows contain it as long as the booking exists. */
    hotelId: integer("hotel_id"),
    supplierId: integer("supplier_id").references(() => suppliers.id),
    stars: jsonb().$type<Stars>().notNull(),
    /** The mean of its stars in tenths. */
    tenths: integer().notNull(),
    text: text().notNull(),
    language: text({ enum: [...opinionLanguages] }).notNull(),
    status: text("standing", { enum: [...opinionStatuses] }).notNull(),
    /** Why it was refused. */
    reason: text(),
    writtenAt: instant("written_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    index("opinions_hotel").on(table.hotelId, table.status),
    index("opinions_supplier").on(table.supplierId, table.status),
  ],
);

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalRows(opinionRequests, (of) => eq(opinionRequests.clientId, of.clientId)),
  personalRows(opinions, (of) => eq(opinions.clientId, of.clientId)),
];
