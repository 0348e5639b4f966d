import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundledAssetPath } from "../bundledAssetPath";

/** The scene for emails without a zone: Havana's sea wall. */
const HOME = "LHA";

function folder(): string {
  const built = bundledAssetPath("scenes");
  return existsSync(built) ? built : resolve("src/platform/server/notify/scenes");
}

let known: ReadonlySet<string> | null = null;

/** The zone whose scene is at the top of an email about `zone`: its own, if there is a picture. */
export function sceneOf(zone: string | undefined): string {
  known ??= new Set(readdirSync(folder()).map((file) => file.replace(/\.png$/, "")));
  return zone !== undefined && known.has(zone) ? zone : HOME;
}

const contentId = (zone: string) => `scene-${zone}@malecon`;

/** The address of an embedded scene in an email's HTML. */
export const sceneAddress = (zone: string) => `cid:${contentId(zone)}`;

/** The address of the shop's embedded mark in an email's HTML. (OPS-153) */
export const markInMail = (mark: string) => `cid:mark-${mark}@malecon`;

/** A picture embedded in an email, with the id that its HTML refers to. */
export type InlinePicture = { cid: string; filename: string; path?: string; content?: Buffer };

/** Reads a mark of the shop by its name, as PNG. */
export type MarkReader = (mark: string) => Promise<Uint8Array>;

/** The mark that an email's HTML shows, embedded as well. */
export async function marksIn(html: string, read: MarkReader): Promise<InlinePicture[]> {
  const [, mark] = /"cid:mark-([0-9a-f]{32})@malecon"/.exec(html) ?? [];
  if (mark === undefined) return [];
  // An unreadable mark does not stop an email.
  const content = await read(mark).catch(() => null);
  return content ? [{ cid: `mark-${mark}@malecon`, filename: "logo.png", content: Buffer.from(content) }] : [];
}

/** The scenes that an email's HTML shows, to be embedded in it: reading it loads nothing. (MAIL-5) */
export function scenesIn(html: string): InlinePicture[] {
  const zones = [...html.matchAll(/"cid:scene-([A-Z]{3})@malecon"/g)].flatMap(([, zone]) => zone ?? []);
  return [...new Set(zones)].map((zone) => ({
    cid: contentId(zone),
    filename: `${zone}.png`,
    path: join(folder(), `${zone}.png`),
  }));
}
