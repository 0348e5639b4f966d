import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Brand, ShopSection } from "../../../../shared/shop";
import { bytes } from "./columns";

/**
 * This shop (src/shared/shop.ts): one row. The operator's details are changed like the catalogue (OPS-91), its
 * presentation at `/support/brand` (OPS-150).
 */
export const shop = pgTable("shop", {
  /** Always 1. */
  id: integer().primaryKey(),
  name: text(),
  street: text(),
  town: text(),
  phone: text(),
  email: text(),
  whatsApp: text("whats_app"),
  brandName: text("brand_name"),
  shortName: text("short_name"),
  prefix: text(),
  senderName: text("sender_name"),
  replyTo: text("reply_to"),
  registration: text(),
  taxId: text("tax_id"),
  legal: jsonb().$type<Brand["legal"]>().notNull().default({}),
  main: text(),
  mainNight: text("main_night"),
  accent: text(),
  accentNight: text("accent_night"),
  logo: text(),
  logoNight: text("logo_night"),
  host: text(),
});

/** Pictures of the shop's mark, square PNGs (src/features/brand): a name's content never changes. (OPS-153) */
export const shopPictures = pgTable("shop_pictures", {
  /** A digest of the content. */
  name: text().primaryKey(),
  content: bytes().notNull(),
});

/** Which sections (src/shared/shop.ts) the shop shows: a row for each, changed like the catalogue. (WEB-18) */
export const shopSections = pgTable("shop_sections", {
  section: text().$type<ShopSection>().primaryKey(),
  shown: boolean().notNull(),
});
