// Bundles the application's sources into a program for Node that draws pages as HTML (src/app/web/start/drawPage.tsx).
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { flagDefinitions } from "./build-flags.mjs";
import languagesLoader from "./webpack/languages-loader.mjs";
import messagesLoader from "./webpack/messages-loader.mjs";

/** The messages in the browser's form: parsed, in parts. */
const messages = {
  name: "messages",
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /[\\/]importMessages\.ts$/ }, () => ({ contents: languagesLoader.call({}), loader: "js" }));
    onResolve({ filter: /\.json\?\w+$/ }, ({ path, resolveDir }) => {
      const [file, part] = path.split("?");
      return { path: resolve(resolveDir, file), suffix: `?${part}`, namespace: "messages" };
    });
    onLoad({ filter: /./, namespace: "messages" }, async ({ path, suffix }) => ({
      contents: messagesLoader.call({ resourceQuery: suffix }, await readFile(path, "utf8")),
      loader: "json",
    }));
  },
};

/** Bundles `drawPage` or `drawArt` of src/app/web/start into one file for Node. */
export async function bundleDrawing(name, outfile) {
  await build({
    entryPoints: [`src/app/web/start/${name}.tsx`],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    minify: true,
    // Some packages are CommonJS and require Node's own modules.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    define: { ...flagDefinitions(), "process.env.NODE_ENV": '"production"' },
    loader: { ".css": "empty", ".woff2": "empty", ".svg": "empty" },
    alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" },
    jsx: "automatic",
    plugins: [messages],
    logLevel: "warning",
  });
}

/** Bundles and loads it, for use during the build. */
export async function loadDrawing(name) {
  const bundle = resolve(`.cache/prerender/${name}.mjs`);
  await bundleDrawing(name, bundle);
  // The browser globals that the sources use when they are loaded.
  globalThis.location = new URL("http://localhost/");
  return import(pathToFileURL(bundle).href);
}
