import { eq, sql } from "drizzle-orm";
import { type Shop, type ShopSection, sellerOf, unnamedShop } from "../../../shared/shop";
import { shop, shopSections } from "../db/schema/shop";
import type { Tx } from "../services";

const { name, street, town, phone, email, whatsApp } = shop;
const { brandName, shortName, prefix, senderName, replyTo, registration, taxId, legal } = shop;
const { main, mainNight, accent, accentNight, logo, logoNight, host } = shop;
const ofBrand = {
  ...{ name: brandName, shortName, prefix, senderName, replyTo, registration, taxId, legal },
  ...{ main, mainNight, accent, accentNight, logo, logoNight, host },
};

/** The shop: its operator and how it presents itself, as the owner has entered them. (OPS-91, OPS-150) */
export async function readShop(db: Tx): Promise<Shop> {
  const [row] = await db.select({ name, street, town, phone, email, whatsApp, brand: ofBrand }).from(shop).limit(1);
  return row ?? unnamedShop;
}

/** Notes the site's host, by which a shop without a name is called. Changes nothing where it is known. (OPS-150) */
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

/** Who sells, for a new payment, which keeps it. (OPS-95) */
export const readSeller = async (db: Tx): Promise<string> => sellerOf(await readShop(db));

/** The company's name as an SQL value, for a new row of another table; null where it is not set. */
export const shopName = sql<
  string | null
>`(select coalesce(${shop.name}, ${shop.brandName}, ${shop.host}) from ${shop} limit 1)`;
