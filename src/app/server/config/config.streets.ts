import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { type Environment, readEach, readText } from "../../../platform/server/environment";
import { readAddress } from "../../../platform/server/environment.address";
import { naming } from "../../../platform/server/messageOf";

/**
 * Where the streets of the maps come from: a file of tiles that this server answers with, or a style somewhere else
 * with the origins that it loads from. (LODGE-37)
 */
export type StreetSource =
  | { readonly kind: "tiles"; readonly file: string }
  | { readonly kind: "style"; readonly url: string; readonly origins: readonly string[] };

/** Null: maps show only our own drawing. Throws with the variable's name. */
export function streetSourceOf(env: Environment, production: boolean): StreetSource | null {
  const protocols = production ? ["https:"] : ["https:", "http:"];
  const { url, file, origins } = readEach({
    url: () => readAddress(env, "MAP_STYLE_URL", protocols),
    file: () => readText(env, "MAP_TILES_FILE"),
    origins: () => readOrigins(env, "MAP_ORIGINS", protocols),
  });
  if (url !== null && file !== null)
    throw new Error("MAP_STYLE_URL and MAP_TILES_FILE name two sources of streets: set one");
  if (url === null && origins.length > 0) throw new Error("MAP_ORIGINS needs MAP_STYLE_URL, whose origins it names");
  if (file !== null) return { kind: "tiles", file: resolve(file) };
  if (url === null) return null;
  return { kind: "style", url, origins: [...new Set([new URL(url).origin, ...origins])] };
}

function readOrigins(env: Environment, name: string, protocols: readonly string[]): string[] {
  return (readText(env, name) ?? "").split(/[\s,]+/).flatMap((written) => {
    if (written === "") return [];
    const url = URL.parse(written);
    if (!url || !protocols.includes(url.protocol) || url.origin !== written.toLowerCase())
      throw new Error(`${name} must be origins separated by commas: no path, no slash at their end`);
    return url.origin;
  });
}

const MAGIC = "PMTiles";
const VERSION = 3;
/** The position of the tile type in an archive's header, and the value for vector tiles. */
const KIND_AT = 99;
const VECTOR = 1;

/**
 * Throws where the file of tiles cannot be read or is no PMTiles archive of vector tiles, with the variable that names
 * it.
 */
export async function requireStreetTiles(source: StreetSource | null): Promise<void> {
  if (source?.kind !== "tiles") return;
  await naming("MAP_TILES_FILE", "It must be a PMTiles archive (version 3) of vector tiles", async () => {
    const handle = await open(source.file, "r");
    const { buffer, bytesRead } = await handle
      .read(Buffer.alloc(KIND_AT + 1), 0, KIND_AT + 1, 0)
      .finally(() => handle.close());
    const isArchive = bytesRead === KIND_AT + 1 && buffer.toString("latin1", 0, MAGIC.length) === MAGIC;
    if (!isArchive || buffer[MAGIC.length] !== VERSION) throw new Error(`${source.file} is no such archive`);
    if (buffer[KIND_AT] !== VECTOR) throw new Error(`${source.file} has no vector tiles`);
  });
}
