import type { Language } from "./language";

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
  brand: Brand;
};

/** How the shop presents itself: set by the owner at `/support/brand`. Null is not set. (OPS-150) */
export type Brand = BrandColours & {
  /** The name under which clients know the shop. */
  name: string | null;
  /** The same for a phone's home screen, in 12 letters at most. */
  shortName: string | null;
  /** Two to four capital letters, with which new references begin. */
  prefix: string | null;
  /** Whom mails are from, in place of the name. */
  senderName: string | null;
  /** Where answers to mails go. */
  replyTo: string | null;
  /** The company's number in its register, and for the tax office. */
  registration: string | null;
  taxId: string | null;
  /** Words of the law for the end of pages, mails and papers. */
  legal: Partial<Record<Language, string>>;
  /** The pictures of the mark by day and at night, as names of stored pictures. */
  logo: string | null;
  logoNight: string | null;
  /** The site's host, which the servers know: the name of a shop that has none yet. */
  host: string | null;
};

/**
 * The two colours that are the shop's own, by day and at night, as `#rrggbb`. A night's colour that is not set follows
 * from the day's.
 */
export type BrandColours = {
  main: string | null;
  mainNight: string | null;
  accent: string | null;
  accentNight: string | null;
};

export const noBrand: Brand = {
  name: null,
  shortName: null,
  prefix: null,
  senderName: null,
  replyTo: null,
  registration: null,
  taxId: null,
  legal: {},
  main: null,
  mainNight: null,
  accent: null,
  accentNight: null,
  logo: null,
  logoNight: null,
  host: null,
};

/** The shop's name as clients read it: the owner's, else the company's, else the site's host. (OPS-150) */
export const nameOf = ({ name, brand }: Pick<Shop, "name" | "brand">): string =>
  brand.name ?? name ?? brand.host ?? "shop";

/** Who sells, as clients and banks read it: the company, and the shop's name where none is entered. (OPS-95) */
export const sellerOf = (shop: Pick<Shop, "name" | "brand">): string => shop.name ?? nameOf(shop);

/** What references of a shop begin with: those that are given keep theirs. (OPS-151) */
export const prefixOf = ({ brand }: Pick<Shop, "brand">): string => brand.prefix ?? "REF";

/** The company's numbers and the words of the law, in a language. */
export const legalLines = ({ brand }: Pick<Shop, "brand">, language: Language): string[] =>
  [brand.registration, brand.taxId, brand.legal[language]].flatMap((line) => line || []);

export const shopFields = ["name", "street", "town", "phone", "email", "whatsApp"] as const satisfies (keyof Shop)[];

/** What the page's head says of the shop besides: its name, marks, and what its footer ends with. */
export type ShopMeta =
  | (typeof shopFields)[number]
  | "brand"
  | "registration"
  | "taxId"
  | `legal:${Language}`
  | "logo"
  | "logoNight";

/** The name of a `meta` in every page's head, which holds a part of the shop's details. (OPS-92) */
export const shopMeta = (field: ShopMeta): string => `shop:${field}`;

/** A shop whose owner has entered nothing yet. */
export const unnamedShop: Shop = {
  name: null,
  street: null,
  town: null,
  phone: null,
  email: null,
  whatsApp: null,
  brand: noBrand,
};

/** Sections that an owner may leave out of the shop. (WEB-18) */
export const shopSections = ["lodging", "news"] as const;
export type ShopSection = (typeof shopSections)[number];

/** The lines of the office's address that are set. */
export const addressOf = ({ street, town }: Shop): string[] => [street, town].filter((line) => line !== null);
