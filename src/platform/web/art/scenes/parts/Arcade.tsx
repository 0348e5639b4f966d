import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";
import { openings } from "./openings";

interface ArcadeProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly arches: number;
  readonly wall: Paint;
}

/** A long colonnaded front on a square, with a balustrade on top. */
export function Arcade({ x, y, w, h, arches, wall }: ArcadeProps) {
  return (
    <>
      <path fill={paint(wall)} d={d`M${x} ${y}v${-h}h${w}v${h}z`} />
      <path
        fill={paint("ink")}
        opacity=".75"
        d={openings({ x, y: y - h * 0.8, w, h: h * 0.8, columns: arches, fill: [0.68, 1] })}
      />
      <path fill={paint("foam")} d={d`M${x - 3} ${y - h}h${w + 6}v-4h${-w - 6}zM${x} ${y - h * 0.86}h${w}v2h${-w}z`} />
      <path stroke={paint("foam")} strokeWidth="5" strokeDasharray="1.6 2.4" d={d`M${x} ${y - h - 6}h${w}`} />
    </>
  );
}
