import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/server/db/schema/columns";
import { SHOWN_CURRENCIES } from "../currencies.rules";

/** The value of one dollar by day; earlier days are kept as a record of what was shown. (PLAN-31) */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    currency: text({ enum: [...SHOWN_CURRENCIES] }).notNull(),
    /** A Havana day. */
    day: date().notNull(),
    /** Millionths of the currency. */
    perDollar: integer("per_dollar").notNull(),
    setAt: instant("set_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);
