import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

type Block = readonly [x: number, w: number, h: number];

/** One line a floor, which dashes make into windows. */
function windowRows([x, w, h]: Block, y: number): string {
  const floors = Math.floor((h - 8) / 11);
  return Array.from({ length: floors }, (_, floor) => d`M${x + 4} ${y - h + 9 + floor * 11}h${w - 6}`).join("");
}

/** Modern towers far off, as flat shapes with a few windows. */
export function CityBlocks({
  at,
  y,
  tone,
}: {
  readonly at: readonly Block[];
  readonly y: number;
  readonly tone: Paint;
}) {
  return (
    <>
      <path fill={paint(tone)} d={at.map(([x, w, h]) => d`M${x} ${y}v${-h}h${w}v${h}z`).join("")} />
      <path
        stroke={paint("glass")}
        strokeWidth="4"
        strokeDasharray="4 4"
        opacity=".6"
        d={at.map((block) => windowRows(block, y)).join("")}
      />
    </>
  );
}
