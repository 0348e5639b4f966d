import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The drawings that the build made for pictures (src/app/web/start/drawArt.tsx): the content of SVG elements. */
export type Art = {
  /** By the zone's code, 780 × 292 from -150 24; "" is for unknown zones. */
  scenes: Readonly<Record<string, string>>;
  /** By the class's code, 340 × 140 from -170 -128; "" is for unknown classes. */
  cars: Readonly<Record<string, string>>;
  colours: Readonly<Record<"page" | "sand" | "ink" | "inkSoft", string>>;
};

/** Throws if the build has made none. */
export function readArt(folder: string): Art {
  return JSON.parse(readFileSync(join(folder, "art.json"), "utf8"));
}
