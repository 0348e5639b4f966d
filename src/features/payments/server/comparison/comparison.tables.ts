import { integer, pgTable } from "drizzle-orm/pg-core";
import { instant } from "../../../../platform/server/db/schema/columns";

/** When our book is compared with each provider's list. (PAY-36) */
export const providerComparisons = pgTable("provider_comparisons", {
  /** PaymentProvider of PAY-6. */
  method: integer().primaryKey(),
  /** When the next one is due, by the shop's clock; the process that begins it moves this on. */
  dueAt: instant("due_at").notNull(),
  /** When the last complete comparison began, by the system's clock, which providers also use. */
  comparedAt: instant("compared_at"),
});
