// The server as one ES module beside its migrations; packages stay in node_modules. Its start takes half the time of running the sources.
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { flagDefinitions } from "./build-flags.mjs";

export const SERVER_FOLDER = "dist/server";

/** Options for esbuild that bundle the API host into `folder`/main.js. */
export function serverBundle(folder) {
  return {
    entryPoints: { main: "src/server/main.ts", makeCatalogue: "src/server/db/makeCatalogue.ts" },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    // Drops the branches that the flags rule out, and with them what only those branches import.
    minifySyntax: true,
    define: flagDefinitions(),
    chunkNames: "chunks/[name]-[hash]",
    logLevel: "warning",
  };
}

/** Starts `folder` anew, as an ES module folder with the migrations that the server reads from disk. */
export async function prepareServerFolder(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp("src/server/db/migrations", join(folder, "migrations"), { recursive: true });
  // The project is CommonJS by default (its tools need that); what is built here is not.
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
}
