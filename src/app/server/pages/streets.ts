import { statSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import { Problem } from "../../../platform/server/problem";
import { STREET_TILES_PATH } from "../../../shared/streets";
import type { StreetSource } from "../config/config.streets";

/**
 * What browsers are told of the source: the path of the tiles, or the address of a style. Another file gets another
 * address, so that no map mixes the bytes of two files.
 */
export function streetAddress(source: StreetSource | null): string | null {
  if (source?.kind !== "tiles") return source?.url ?? null;
  const { size, mtimeMs } = statSync(source.file);
  return `${STREET_TILES_PATH}?v=${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;
}

/** Where the worker of the map is among the built files, and its policy: it may load from the origins of a style. */
export const STREET_WORKER = "/assets/maplibre-gl-worker.";
export const streetWorkerPolicy = (source: StreetSource | null): string =>
  `default-src 'none'; connect-src 'self'${originsOf(source)}`;

/** The origins of a style, for a policy; none where the tiles are ours. */
export const originsOf = (source: StreetSource | null): string =>
  source?.kind === "style" ? source.origins.map((origin) => ` ${origin}`).join("") : "";

/** The most bytes of one range, more than any tile or directory has. */
const LARGEST_PIECE = 1024 * 1024;

/** Answers with the operator's tiles, piece by piece: maps ask for the bytes of each tile alone. (LODGE-37) */
export function addStreetTiles(app: FastifyInstance, source: StreetSource | null): void {
  if (source?.kind !== "tiles") return;
  app.get(STREET_TILES_PATH, { config: { access: "public", compress: false } }, (request, reply) => {
    // Without a range, or with several, the whole file would be sent.
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (from === undefined || Number(to) - Number(from) >= LARGEST_PIECE) throw new Problem("notFound");
    return reply
      .header("Cache-Control", "public, max-age=86400")
      .type("application/vnd.pmtiles")
      .sendFile(basename(source.file), dirname(source.file), { serveDotFiles: true });
  });
}
