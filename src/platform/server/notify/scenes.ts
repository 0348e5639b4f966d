import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { besideProgram } from "../besideProgram";

/** The strip of whoever writes of no place: the sea wall itself. */
const HOME = "LHA";

function folder(): string {
  const built = besideProgram("scenes");
  return existsSync(built) ? built : resolve("src/platform/server/notify/scenes");
}

let known: ReadonlySet<string> | null = null;

/** The zone whose strip is above an email about `zone`: its own, where there is one. */
export function sceneOf(zone: string | undefined): string {
  known ??= new Set(readdirSync(folder()).map((file) => file.replace(/\.png$/, "")));
  return zone !== undefined && known.has(zone) ? zone : HOME;
}

const contentId = (zone: string) => `scene-${zone}@malecon`;

/** How an email's markup refers to the strip that travels with it. */
export const sceneAddress = (zone: string) => `cid:${contentId(zone)}`;

/** A picture that travels within an email, under the id that its markup names. */
export type InlinePicture = { cid: string; filename: string; path: string };

/** The strips that an email's markup shows, to be sent within it: nothing is fetched when it is read. (MAIL-5) */
export function scenesIn(html: string): InlinePicture[] {
  const zones = [...html.matchAll(/"cid:scene-([A-Z]{3})@malecon"/g)].flatMap(([, zone]) => zone ?? []);
  return [...new Set(zones)].map((zone) => ({
    cid: contentId(zone),
    filename: `${zone}.png`,
    path: join(folder(), `${zone}.png`),
  }));
}
