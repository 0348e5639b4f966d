import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

type Point = readonly [x: number, y: number];

interface RidgeProps {
  /** From left to right, a valley first, then peak and valley by turns. */
  readonly line: readonly Point[];
  readonly tone: Paint;
  readonly base?: number;
  /** Round hills instead of a sierra's edges. */
  readonly soft?: boolean;
}

function sharpLine(line: readonly Point[]): string {
  return line.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

function softLine(line: readonly Point[]): string {
  return line
    .map(([x, y], index) => {
      const before = line[index - 1];
      if (before === undefined) return d`M${x} ${y}`;
      const half = (before[0] + x) / 2;
      return d`C${half} ${before[1]} ${half} ${y} ${x} ${y}`;
    })
    .join("");
}

/** The side of each peak that is turned away from the light. */
function shadedSides(line: readonly Point[], base: number): string {
  return line
    .map((peak, index) => {
      const valley = line[index + 1];
      if (index % 2 === 0 || valley === undefined) return "";
      const [x, y] = peak;
      const depth = base - y;
      return d`M${x} ${y}L${valley[0]} ${valley[1]}V${base}H${x - depth * 0.12}L${x + depth * 0.14} ${y + depth * 0.55}L${x - depth * 0.08} ${y + depth * 0.3}z`;
    })
    .join("");
}

/** A range of mountains or hills, one flat tone with its far sides in shade. */
export function Ridge({ line, tone, base = 200, soft = false }: RidgeProps) {
  const last = line.at(-1)?.[0] ?? 0;
  const first = line[0]?.[0] ?? 0;
  return (
    <>
      <path fill={paint(tone)} d={`${soft ? softLine(line) : sharpLine(line)}L${last} ${base}H${first}z`} />
      {!soft && <path fill={paint("shade")} d={shadedSides(line, base)} />}
    </>
  );
}
