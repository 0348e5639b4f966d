import type { ServiceCode } from "./lodging.enumerations";

/** What tells a house from others, the rarest first; what nearly every one has is not among it. */
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

/** The services that the text about a house names, at most four. (LODGE-16) */
export function highlightsOf(services: readonly ServiceCode[]): ServiceCode[] {
  return telling.filter((code) => services.includes(code)).slice(0, MOST_HIGHLIGHTS);
}
