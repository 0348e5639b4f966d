import { type Shop, shopFields, shopMeta, unnamedShop } from "../../shared/shop";

/** The shop's details from the page's head (src/app/server/pages/pageHead.ts): no call is needed. (OPS-92) */
export function shopOfPage(): Shop {
  const entries = shopFields.map((field) => [
    field,
    document.querySelector<HTMLMetaElement>(`meta[name="${shopMeta(field)}"]`)?.content ?? null,
  ]);
  return { ...unnamedShop, ...Object.fromEntries(entries) };
}

/** The link that dials a number, with its country code. */
export const callAddress = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** The link to the WhatsApp chat with a number. */
export const chatAddress = (number: string): string => `https://wa.me/${digitsOf(number)}`;

const digitsOf = (number: string) => number.replace(/\D/g, "");
