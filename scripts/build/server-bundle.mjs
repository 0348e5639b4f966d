// Bundles the server as one ES module next to its migrations; packages stay in node_modules. The bundle starts in half
// the time of the sources.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildFlags, flagDefinitions } from "./build-flags.mjs";
import { isOfQa } from "./webpack/qa-messages.mjs";

export const SERVER_FOLDER = "dist/server";

/** Options for esbuild that bundle the server into `folder`/main.js. */
export function serverBundle(folder) {
  return {
    entryPoints: {
      main: "src/app/server/main.ts",
      malecon: "src/app/server/cli/malecon.main.ts",
      drawing: "src/app/server/background/drawing.worker.ts",
      drawPage: "src/app/server/pages/drawPage.worker.ts",
      activePdf: "src/platform/server/uploads/activePdf.worker.ts",
      makeCatalogue: "src/app/server/makeCatalogue.ts",
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    // Drops the branches that the flags exclude, and the modules that only those branches import.
    minifySyntax: true,
    define: flagDefinitions(),
    // Source maps without a reference in the bundle. A demo has none, because it sends no error reports.
    sourcemap: buildFlags().__DEMO__ ? false : "external",
    plugins: buildFlags().__QA_TOOLS__ ? [] : [withoutMessagesOfQa],
    chunkNames: "chunks/[name]-[hash]",
    logLevel: "warning",
  };
}

const withoutMessagesOfQa = {
  name: "no messages of QA's tools",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]i18n[\\/]\w+\.json$/ }, async ({ path }) => {
      const messages = Object.entries(JSON.parse(await readFile(path, "utf8")));
      return { contents: JSON.stringify(Object.fromEntries(messages.filter(([id]) => !isOfQa(id)))), loader: "json" };
    }),
};

/**
 * Empties `folder` and fills it with the files that the server reads: migrations, the pictures of emails, and a demo's
 * catalogue; marks it as a folder of ES modules.
 */
export async function prepareServerFolder(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp("src/app/server/migrations", join(folder, "migrations"), { recursive: true });
  await cp("src/platform/server/notify/scenes", join(folder, "scenes"), { recursive: true });
  if (buildFlags().__DEMO__)
    for (const name of ["catalogue", "brand"])
      await cp(join("demo", name), join(folder, `demo-${name}`), { recursive: true });
  // The project is CommonJS by default, because its tools need that; the bundle is not.
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
}

/** Moves the source maps of the bundle in `folder` to a separate folder. (OPS-133) */
export async function moveSourceMaps(folder, maps) {
  const written = await readdir(folder, { recursive: true });
  for (const name of written.filter((file) => file.endsWith(".js.map"))) {
    await mkdir(dirname(join(maps, name)), { recursive: true });
    await rename(join(folder, name), join(maps, name));
  }
}
