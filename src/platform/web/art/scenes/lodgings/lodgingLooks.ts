import type { Paint } from "../scenePalettes";

const walls: readonly Paint[] = ["mango", "guava", "blue", "sugar"];

/** Where the house stands in the scene, how near, and which side of it the one or two palms are. */
export type Stand = {
  readonly x: number;
  readonly size: number;
  readonly flip: boolean;
  readonly palms: readonly { readonly x: number; readonly height: number }[];
};

const stands: readonly Stand[] = [
  {
    x: 268,
    size: 1.22,
    flip: false,
    palms: [
      { x: 114, height: 156 },
      { x: 430, height: 136 },
    ],
  },
  {
    x: 190,
    size: 1,
    flip: true,
    palms: [
      { x: 330, height: 168 },
      { x: 392, height: 122 },
    ],
  },
  { x: 300, size: 1.5, flip: false, palms: [{ x: 96, height: 190 }] },
];

/** How many looks there are of houses of one kind in one place. */
export const LODGING_LOOKS = walls.length * stands.length;

/** What tells houses of a kind apart: the paint of their walls and how they stand. Deterministic from the lodging's id. */
export function lodgingLook(variant: number): { readonly wall: Paint; readonly stand: Stand } {
  const look = Math.abs(variant) % LODGING_LOOKS;
  // Houses that were entered one after the other, as those of a place are, differ in both.
  const wall = walls[look % walls.length] ?? "mango";
  const stand = stands[look % stands.length];
  if (!stand) throw new RangeError(`no look ${look}`);
  return { wall, stand };
}
