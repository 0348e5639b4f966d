import type { Minor } from "../../shared/money";

export const regions = ["West", "Centre", "East"] as const;
export type Region = (typeof regions)[number];

/** Prices in minor units by part of the country, for parcels of at most `upToGrams`. */
export const courierBands: readonly ({ upToGrams: number } & Record<Region, Minor>)[] = [
  { upToGrams: 500, West: 1_900, Centre: 2_200, East: 2_500 },
  { upToGrams: 1_000, West: 2_600, Centre: 3_000, East: 3_400 },
  { upToGrams: 2_000, West: 3_900, Centre: 4_500, East: 5_100 },
  { upToGrams: 5_000, West: 6_900, Centre: 7_900, East: 8_900 },
  { upToGrams: 10_000, West: 11_900, Centre: 13_500, East: 15_100 },
  { upToGrams: 20_000, West: 19_900, Centre: 22_500, East: 25_100 },
];

/** In grams. */
export const HEAVIEST_PARCEL = courierBands.reduce((most, { upToGrams }) => Math.max(most, upToGrams), 0);

/** Business days from our counter to the door. */
const days: Record<Region, { from: number; to: number }> = {
  West: { from: 5, to: 8 },
  Centre: { from: 7, to: 10 },
  East: { from: 9, to: 14 },
};

/** By the codes of ISO 3166-2:CU; the Isle of Youth is served from Havana. */
const west = new Set(["01", "15", "03", "16", "04", "99"]);
const centre = new Set(["05", "06", "07", "08", "09"]);

/** The part of the country of a province, by its code of ISO 3166-2:CU. */
export function regionOf(provinceCode: string): Region {
  if (west.has(provinceCode)) return "West";
  return centre.has(provinceCode) ? "Centre" : "East";
}

/** Price and business days of a parcel. Null: less than a gram, or heavier than the heaviest band. (INFO-5) */
export function courierQuote(grams: number, region: Region) {
  const band = courierBands.find(({ upToGrams }) => grams <= upToGrams);
  if (!band || grams < 1) return null;
  return { upToGrams: band.upToGrams, price: band[region], days: days[region] };
}
