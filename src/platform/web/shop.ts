import { languages } from "../../shared/language";
import { noBrand, type Shop, type ShopMeta, shopFields, shopMeta, unnamedShop } from "../../shared/shop";
import { pageMeta } from "./pageMeta";

/** The shop's details in the page's head: no call is needed. (OPS-92) */
const said = (what: ShopMeta): string | null => pageMeta(shopMeta(what));

/** The shop, by the page's head: its operator, its name and its legal texts. */
export function shopOfPage(): Shop {
  const entries = shopFields.map((field) => [field, said(field)]);
  const legal = Object.fromEntries(languages.map((language) => [language, said(`legal:${language}`) ?? ""]));
  const brand = {
    ...noBrand,
    name: said("brand"),
    registration: said("registration"),
    taxId: said("taxId"),
    legal,
  };
  return { ...unnamedShop, ...Object.fromEntries(entries), brand };
}

/** The shop's name as clients know it. (OPS-150) */
export const shopName = (): string => said("brand") ?? "shop";

/** The addresses of the shop's mark by day and at night; none in a page without the server's head. */
export const shopMarks = () => ({ day: said("logo") ?? undefined, night: said("logoNight") ?? undefined });

/** The link that dials a number, with its country code. */
export const callAddress = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** The link to the WhatsApp chat with a number. */
export const chatAddress = (number: string): string => `https://wa.me/${digitsOf(number)}`;

const digitsOf = (number: string) => number.replace(/\D/g, "");
