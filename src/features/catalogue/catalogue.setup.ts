import type { Shop } from "../../shared/shop";

/** The number of rows on sale of each kind. */
export type Stock = {
  companies: number;
  offices: number;
  classes: number;
  models: number;
  cars: number;
  properties: number;
  /** Rooms with a rate. */
  rooms: number;
  seasons: number;
  carRules: number;
  lodgingRules: number;
  /** Charges of cars; 0 if one of them is missing. */
  charges: number;
  /** Classes on sale, and rates of rooms on sale, that cost nothing. */
  freeClasses: number;
  freeRooms: number;
  /** Enabled payment methods. */
  payMethods: number;
};

/** What can be missing from a catalogue: message `support.catalogue.missing.<name>`. */
export const missingNames = [
  "nothing",
  "companies",
  "offices",
  "classes",
  "models",
  "cars",
  "rooms",
  "charges",
  "freeClasses",
  "freeRooms",
  "seasons",
  "carRules",
  "lodgingRules",
  "payMethods",
  "madeUp",
  "policies",
  "shop",
  "brand",
] as const;
export type MissingSetup = (typeof missingNames)[number];

/**
 * What is missing in the shop to sell its offers, or to sell them well. In a shop without cars and properties
 * everything is missing; one that sells only one of the two need not have the other. (OPS-29)
 */
export function missingSetup(stock: Stock): MissingSetup[] {
  const { companies, offices, classes, models, cars, properties } = stock;
  const withCars = companies + offices + classes + models + cars > 0;
  if (!withCars && properties === 0) return ["nothing"];
  const needed: readonly (keyof Stock & MissingSetup)[] = [
    ...(withCars ? (["companies", "offices", "classes", "models", "cars", "charges"] as const) : []),
    ...(properties > 0 ? (["rooms"] as const) : []),
    "freeClasses",
    "freeRooms",
    "seasons",
    ...(withCars ? (["carRules"] as const) : []),
    ...(properties > 0 ? (["lodgingRules"] as const) : []),
    "payMethods",
  ];
  return needed.filter((name) => (isFree(name) ? stock[name] > 0 : stock[name] === 0));
}

const isFree = (name: keyof Stock) => name === "freeClasses" || name === "freeRooms";

/** The table in which a missing part is entered; others are in several, or in none. (OPS-29) */
export const tableToFill: Readonly<Partial<Record<MissingSetup, string>>> = {
  companies: "companies",
  offices: "offices",
  classes: "classes",
  models: "models",
  cars: "cars",
  rooms: "room_rates",
  charges: "charges",
  freeClasses: "classes",
  freeRooms: "room_rates",
  seasons: "seasons",
  carRules: "cancellation",
  lodgingRules: "cancellation",
  payMethods: "payment_methods",
  shop: "shop",
};

/** Missing data that does not prevent bookings: the shop sells less well or shows less. */
const optional: ReadonlySet<MissingSetup> = new Set([
  "seasons",
  "carRules",
  "lodgingRules",
  "policies",
  "shop",
  "brand",
]);

/** Separates what is required for selling at real prices from what a shop may do without. (OPS-29) */
export const missingByNeed = (
  missing: readonly MissingSetup[],
): { needed: MissingSetup[]; optional: MissingSetup[] } => ({
  needed: missing.filter((one) => !optional.has(one)),
  optional: missing.filter((one) => optional.has(one)),
});

/**
 * Whether a part of the shop's details for clients is missing: the company's name, its address, a phone number or an
 * email address (not everybody has WhatsApp). (OPS-91)
 */
export const isIdentityMissing = ({ name, street, town, phone, email }: Shop): boolean =>
  [name, street ?? town, phone, email].includes(null);
