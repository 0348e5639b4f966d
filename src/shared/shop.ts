import type { Language } from "./language";

/** Who runs this shop and how to reach them: the owner's setting (OPS-91). Null is not set, and is shown nowhere. */
export type Shop = {
  name: string | null;
  /** The office's address in two lines: street and number, postcode and town. */
  street: string | null;
  town: string | null;
  /** With its country code, formatted for people. */
  phone: string | null;
  email: string | null;
  /** The number of the WhatsApp chat, in the same form; null: there is no chat. (WEB-8) */
  whatsApp: string | null;
  brand: Brand;
};

/** How the shop presents itself: set by the owner at `/support/brand`. Null: not set. (OPS-150) */
export type Brand = BrandColours & {
  /** The name under which clients know the shop. */
  name: string | null;
  /** The short name for a phone's home screen, 12 letters at most. */
  shortName: string | null;
  /** Two to four capital letters, with which new references begin. */
  prefix: string | null;
  /** The sender's name in emails, instead of the shop's name. */
  senderName: string | null;
  /** The address for answers to emails. */
  replyTo: string | null;
  /** The company's number in the commercial register, and its tax number. */
  registration: string | null;
  taxId: string | null;
  /** Legal texts at the end of pages, emails and papers. */
  legal: Partial<Record<Language, string>>;
  /** The pictures of the mark by day and at night, as names of stored pictures. */
  logo: string | null;
  logoNight: string | null;
  /** The site's host, which the server knows: the name of a shop that has none yet. */
  host: string | null;
};

/** The shop's two own colours, by day and at night, as `#rrggbb`. A missing night colour is derived from the day's. */
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

/** The seller, as clients and banks read it: the company, or the shop's name if none is entered. (OPS-95) */
export const sellerOf = (shop: Pick<Shop, "name" | "brand">): string => shop.name ?? nameOf(shop);

/** What new references of a shop begin with; existing references keep theirs. (OPS-151) */
export const prefixOf = ({ brand }: Pick<Shop, "brand">): string => brand.prefix ?? "REF";

/** The company's numbers and the legal text, in a language. */
export const legalLines = ({ brand }: Pick<Shop, "brand">, language: Language): string[] =>
  [brand.registration, brand.taxId, brand.legal[language]].flatMap((line) => line || []);

export const shopFields = ["name", "street", "town", "phone", "email", "whatsApp"] as const satisfies (keyof Shop)[];

/** What else the page's head has of the shop: its name, marks, and the texts of its footer. */
export type ShopMeta =
  | (typeof shopFields)[number]
  | "brand"
  | "registration"
  | "taxId"
  | `legal:${Language}`
  | "logo"
  | "logoNight";

/** The name of a `meta` element in every page's head, which contains a part of the shop's details. (OPS-92) */
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
