import { type Shop, shopFields, shopMeta, unnamedShop } from "../../shared/shop";

/** Who runs this shop, as the head of the page says it (src/app/server/pages/pageHead.ts): no call is made for it. (OPS-92) */
export function shopOfPage(): Shop {
  const said = shopFields.map((field) => [
    field,
    document.querySelector<HTMLMetaElement>(`meta[name="${shopMeta(field)}"]`)?.content ?? null,
  ]);
  return { ...unnamedShop, ...Object.fromEntries(said) };
}

/** The address by which a phone calls a number, from anywhere. */
export const callAddress = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** The chat's address of a WhatsApp number. */
export const chatAddress = (number: string): string => `https://wa.me/${digitsOf(number)}`;

const digitsOf = (number: string) => number.replace(/\D/g, "");
