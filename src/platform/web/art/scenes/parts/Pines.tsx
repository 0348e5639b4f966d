import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

type Pine = readonly [x: number, y: number, height: number];

function tree([x, y, h]: Pine): string {
  const tiers = [0.2, 0.42, 0.64].map((t) => {
    const half = h * (0.24 - t * 0.2);
    const foot = y - h * t;
    return d`M${x - half} ${foot}L${x} ${foot - h * 0.4}L${x + half} ${foot}L${x} ${foot - h * 0.05}z`;
  });
  return d`M${x - 1.6} ${y}V${y - h * 0.6}h3.2V${y}z` + tiers.join("");
}

/** Tropical pines of the uplands and the Isla. */
export function Pines({ at, tone = "leaf2" }: { readonly at: readonly Pine[]; readonly tone?: Paint }) {
  return <path fill={paint(tone)} d={at.map(tree).join("")} />;
}
