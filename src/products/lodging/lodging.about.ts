import type { ServiceCode } from "./lodging.enumerations";

/** A property's distinctive services, the rarest first; common ones are left out. */
const telling: readonly ServiceCode[] = [
  "spa",
  "kidsClub",
  "waterSports",
  "kitchen",
  "terrace",
  "garden",
  "pool",
  "gym",
  "evenings",
  "excursions",
];

const MOST_HIGHLIGHTS = 4;

/** The services that the text about a property names, at most four. (LODGE-16) */
export function highlightsOf(services: readonly ServiceCode[]): ServiceCode[] {
  return telling.filter((code) => services.includes(code)).slice(0, MOST_HIGHLIGHTS);
}
