import type { Point } from "./projection";

type Pin = { readonly key: number; readonly at: Point };

/** Which way an arrow key goes; the pins are in a row from west to east and in one from north to south. */
const steps: Readonly<Record<string, readonly [along: "x" | "y", by: 1 | -1]>> = {
  ArrowRight: ["x", 1],
  ArrowLeft: ["x", -1],
  ArrowDown: ["y", 1],
  ArrowUp: ["y", -1],
};

/** The pin to which a key leads: the next to the east, west, south or north, and all of them are reached either way. */
export function neighbourPin<Placed extends Pin>(pins: readonly Placed[], from: Pin, key: string): Placed | undefined {
  const byWest = [...pins].sort((a, b) => a.at.x - b.at.x || a.key - b.key);
  if (key === "Home") return byWest[0];
  if (key === "End") return byWest.at(-1);
  const step = steps[key];
  if (!step) return undefined;
  const [along, by] = step;
  const row = along === "x" ? byWest : [...pins].sort((a, b) => a.at.y - b.at.y || a.key - b.key);
  const index = row.findIndex((pin) => pin.key === from.key);
  return row[Math.min(Math.max(index + by, 0), row.length - 1)];
}
