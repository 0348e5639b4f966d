import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, QueryBuilder, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, minor } from "../../../../../platform/server/db/schema/columns";
import {
  BY_LAW,
  eraseReason,
  keep,
  NAMES_NOBODY,
  type PersonalData,
  personalColumns,
  personalRows,
} from "../../../../../platform/server/personal/personalData";
import { mediaTypes } from "../../../../../platform/server/uploads/mediaTypes";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { clients } from "../../../../account/server/account.tables";
import { payments } from "../../../server/payments.tables";
import { type Beneficiary, transferFindings } from "../transfer.rules";

/** A transfer's instructions as they were given. Amount, status and arrivals are in the payment's row. */
export const transferOrders = pgTable("transfer_orders", {
  paymentId: uuid("payment_id")
    .primaryKey()
    .references(() => payments.id),
  /** The payer writes it on the transfer, so that staff find it. */
  reference: text().notNull().unique(),
  beneficiary: jsonb().$type<Beneficiary>().notNull(),
  reportedAt: instant("reported_at"),
});

/** The proofs that clients sent. The id is the file's name; the original name is not kept. */
export const transferProofs = pgTable(
  "transfer_proofs",
  {
    id: uuid().primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => transferOrders.paymentId),
    /** Detected from its bytes, not taken from the browser. */
    mediaType: text("media_type", { enum: mediaTypes }).notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    /** Encrypted by the key that `sealedWith` names; null: not encrypted, from before proofs were. `size` is the file's. */
    content: bytes().notNull(),
    sealedWith: text("sealed_with"),
    givenAt: instant("given_at").notNull(),
  },
  (table) => [index("transfer_proofs_payment").on(table.paymentId)],
);

/**
 * Staff's findings about a transfer: money that arrived, or why its proof was rejected. Rows stay; an entry made by
 * mistake is marked as reversed.
 */
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
    finding: text({ enum: transferFindings }).notNull(),
    /** The money that arrived; 0 for a rejected proof. */
    amount: minor().notNull(),
    /** The bank's reference of that money, so that it is entered only once. */
    bankReference: text("bank_reference").unique(),
    reason: text(),
    /**
     * An entry made by mistake (PAY-33): when, by whom and why it was reversed. Its bank reference moves here, so that
     * the money can be entered for the right order, also by the last release, which relies on that column's key.
     */
    reversedAt: instant("reversed_at"),
    reversedBy: integer("reversed_by").references(() => clients.id),
    reversedReason: text("reversed_reason"),
    reversedReference: text("reversed_reference"),
    /**
     * The normalised bank reference, reversed or not. Null without one, and if the last release entered it since the
     * server's start. Not unique: two references that the last release distinguished may have the same form.
     */
    referenceKey: text("reference_key"),
  },
  (table) => [
    index("transfer_reviews_payment").on(table.paymentId),
    index("transfer_reviews_reference_key").on(table.referenceKey),
  ],
);

/** Payments that ended without money: tax law does not require keeping their proofs. */
export const broughtNoMoney = and(eq(payments.captured, 0), ne(payments.status, PaymentStatus.Created));

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalRows(
    transferProofs,
    (of) => {
      const unpaid = new QueryBuilder().select({ id: payments.id }).from(payments).where(broughtNoMoney);
      return sql`${inArray(transferProofs.paymentId, of.payments)} and ${inArray(transferProofs.paymentId, unpaid)}`;
    },
    { others: "of payments that came, which tax law asks for" },
  ),
  personalColumns(transferReviews, (of) => inArray(transferReviews.paymentId, of.payments), {
    bankReference: BY_LAW,
    reason: eraseReason(transferReviews.reason),
    reversedReason: eraseReason(transferReviews.reversedReason),
    reversedReference: BY_LAW,
    referenceKey: BY_LAW,
  }),
  personalColumns(transferOrders, (of) => inArray(transferOrders.paymentId, of.payments), {
    reference: NAMES_NOBODY,
    beneficiary: keep("the shop's own account"),
  }),
];
