import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Who runs this shop (src/shared/shop.ts): one row, which the catalogue's changes fill in. (OPS-91) */
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
