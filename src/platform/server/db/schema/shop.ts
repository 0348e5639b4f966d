import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** The details of this shop's operator (src/shared/shop.ts): one row, changed like the catalogue. (OPS-91) */
export const shop = pgTable("shop", {
  /** Always 1. */
  id: integer().primaryKey(),
  name: text(),
  street: text(),
  town: text(),
  phone: text(),
  email: text(),
  whatsApp: text("whats_app"),
});
