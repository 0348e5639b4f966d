import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";
import { openings } from "./openings";

type Block = readonly [x: number, w: number, h: number];

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
        fill={paint("glass")}
        opacity=".6"
        d={at
          .map(([x, w, h]) =>
            openings({ x, y: y - h + 4, w, h: h - 10, columns: 3, rows: Math.round(h / 12), fill: [0.5, 0.34] }),
          )
          .join("")}
      />
    </>
  );
}
