import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ShopSection } from "../../../../shared/shop";

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

/** Which sections (src/shared/shop.ts) the shop shows: a row for each, changed like the catalogue. (WEB-18) */
export const shopSections = pgTable("shop_sections", {
  section: text().$type<ShopSection>().primaryKey(),
  shown: boolean().notNull(),
});
