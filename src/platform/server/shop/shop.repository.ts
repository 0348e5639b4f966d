import { eq, sql } from "drizzle-orm";
import { type Shop, type ShopSection, sellerOf, unnamedShop } from "../../../shared/shop";
import { shop, shopSections } from "../db/schema/shop";
import type { Tx } from "../services";

const ofBrand = {
  name: shop.brandName,
  shortName: shop.shortName,
  prefix: shop.prefix,
  senderName: shop.senderName,
  replyTo: shop.replyTo,
  registration: shop.registration,
  taxId: shop.taxId,
  legal: shop.legal,
  main: shop.main,
  mainNight: shop.mainNight,
  accent: shop.accent,
  accentNight: shop.accentNight,
  logo: shop.logo,
  logoNight: shop.logoNight,
  host: shop.host,
};

/** The shop: its operator and its presentation, as the owner has entered them. (OPS-91, OPS-150) */
export async function readShop(db: Tx): Promise<Shop> {
  const { name, street, town, phone, email, whatsApp } = shop;
  const [row] = await db.select({ name, street, town, phone, email, whatsApp, brand: ofBrand }).from(shop).limit(1);
  return row ?? unnamedShop;
}

/** Stores the site's host, which is the name of a shop without one. No effect if it is stored already. (OPS-150) */
export async function nameHost(db: Tx, publicUrl: string): Promise<void> {
  const { hostname } = new URL(publicUrl);
  await db.update(shop).set({ host: hostname }).where(sql`${shop.host} is distinct from ${hostname}`);
}

/** The sections that the owner leaves out. (WEB-18) */
export async function hiddenSections(db: Tx): Promise<ShopSection[]> {
  const { section, shown } = shopSections;
  const rows = await db.select({ section }).from(shopSections).where(eq(shown, false)).orderBy(section);
  return rows.map((row) => row.section);
}

/** The seller for a new payment, which stores it. (OPS-95) */
export const readSeller = async (db: Tx): Promise<string> => sellerOf(await readShop(db));

/** The company's name as an SQL value, for a new row of another table; null if it is not set. */
export const shopName = sql<
  string | null
>`(select coalesce(${shop.name}, ${shop.brandName}, ${shop.host}) from ${shop} limit 1)`;
