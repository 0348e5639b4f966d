/** The product's name in its logo, titles and texts. The operator names the company that runs the shop. (WEB-18) */
export const BRAND = "Malecón";

/** Who runs this shop and how to reach them: the owner's setting (OPS-91). Null is not set, and is shown nowhere. */
export type Shop = {
  name: string | null;
  /** The office's address in two lines: street and number, postcode and town. */
  street: string | null;
  town: string | null;
  /** With its country code, as people write it. */
  phone: string | null;
  email: string | null;
  /** The number of the WhatsApp chat, in the same form; without it there is no chat. (WEB-8) */
  whatsApp: string | null;
};

export const shopFields = ["name", "street", "town", "phone", "email", "whatsApp"] as const satisfies (keyof Shop)[];

/** The name of a `meta` in every page's head, which holds a part of the shop's details. (OPS-92) */
export const shopMeta = (field: keyof Shop): string => `shop:${field}`;

/** A shop whose owner has entered nothing yet. */
export const unnamedShop: Shop = { name: null, street: null, town: null, phone: null, email: null, whatsApp: null };

/** Sections that an owner may leave out of the shop. (WEB-18) */
export const shopSections = ["lodging", "news"] as const;
export type ShopSection = (typeof shopSections)[number];

/**
 * The `meta` in the head of every page that names the sections left out; none if all are shown. Links to them are hidden
 * by style alone (src/platform/web/theme/sections.css), which no page's program has to know of.
 */
export const HIDDEN_META = "shop:hidden";

/** The lines of the office's address that are set. */
export const addressOf = ({ street, town }: Shop): string[] => [street, town].filter((line) => line !== null);
