/** The parts of a property that its services let us draw: message `lodging.gallery.<part>`. (LODGE-36) */
export const drawnParts = ["pool", "beach", "terrace", "garden", "kitchen", "lobby", "restaurant", "bar"] as const;
export type DrawnPart = (typeof drawnParts)[number];

/** A part that this program can draw; undefined for one that only a newer server knows, whose house is drawn instead. */
export const knownPart = (part: string | undefined): DrawnPart | undefined =>
  drawnParts.find((known) => known === part);
