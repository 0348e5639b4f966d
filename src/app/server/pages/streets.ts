import { basename, dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import { STREET_TILES_PATH } from "../../../shared/streets";
import type { StreetSource } from "../config/config.streets";

/** What browsers are told of the source: the path of the tiles, or the address of a style. */
export const streetAddress = (source: StreetSource | null): string | null =>
  source && (source.kind === "tiles" ? STREET_TILES_PATH : source.url);

/** Answers with the operator's tiles, piece by piece: maps ask for the bytes of each tile alone. (LODGE-37) */
export function addStreetTiles(app: FastifyInstance, source: StreetSource | null): void {
  if (source?.kind !== "tiles") return;
  app.get(STREET_TILES_PATH, { config: { access: "public", compress: false } }, (_request, reply) =>
    reply
      .header("Cache-Control", "public, max-age=86400")
      .type("application/vnd.pmtiles")
      .sendFile(basename(source.file), dirname(source.file), { serveDotFiles: true }),
  );
}
