// Bundles the application's sources into a program for Node that draws pages as HTML (src/app/web/start/drawPages.tsx).
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { flagDefinitions } from "./build-flags.mjs";
import languagesLoader from "./webpack/languages-loader.mjs";
import messagesLoader from "./webpack/messages-loader.mjs";

const BUNDLES = ".cache/prerender";
/** The day on which pages are drawn. No other date in them is so far ahead, so every shown day can be recognised. */
const DRAWN_ON = Date.UTC(2222, 0, 1);
const DAY = 86_400_000;

/** How short days are drawn, in every language: the server writes them in words with each answer. */
const drawnDays = {
  "time.months": "01 02 03 04 05 06 07 08 09 10 11 12",
  "time.shortDay": "2222-{month}-{day} short",
};

/** The messages in the browser's form: parsed, in parts. */
const messages = {
  name: "messages",
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /[\\/]importMessages\.ts$/ }, () => ({ contents: languagesLoader.call({}), loader: "js" }));
    onResolve({ filter: /\.json\?\w+$/ }, ({ path, resolveDir }) => {
      const [file, part] = path.split("?");
      return { path: resolve(resolveDir, file), suffix: `?${part}`, namespace: "messages" };
    });
    onLoad({ filter: /./, namespace: "messages" }, async ({ path, suffix }) => {
      const texts = JSON.stringify({ ...JSON.parse(await readFile(path, "utf8")), ...drawnDays });
      return { contents: messagesLoader.call({ resourceQuery: suffix }, texts), loader: "json" };
    });
  },
};

/** Loads `drawPages` or `drawArt` of src/app/web/start. Trap: from then on this process's clock is in the year 2222. */
export async function loadDrawing(name) {
  const bundle = `${BUNDLES}/${name}.mjs`;
  await build({
    entryPoints: [`src/app/web/start/${name}.tsx`],
    outfile: bundle,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // Some packages are CommonJS and ask for Node's own modules.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    define: { ...flagDefinitions(), "process.env.NODE_ENV": '"production"' },
    loader: { ".css": "empty", ".woff2": "empty", ".svg": "empty" },
    alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" },
    jsx: "automatic",
    plugins: [messages],
    logLevel: "warning",
  });
  // The browser globals that the sources need when they load, and the day of the drawing.
  globalThis.location = new URL("http://localhost/");
  globalThis.requestIdleCallback = () => {};
  Date.now = () => DRAWN_ON + DAY / 2;
  return import(pathToFileURL(resolve(bundle)).href);
}

/** Replaces days by placeholders that count from the day of the answer. */
export const withDaysOpen = (html) =>
  html.replaceAll(/(2222-\d\d-\d\d?)( short)?/g, (_drawn, day, short) => {
    const days = Math.round((Date.parse(`${day} UTC`) - DRAWN_ON) / DAY);
    if (short) return `__SHORT_DAY_${days}__`;
    return days === 0 ? "__TODAY__" : `__DAY_${days}__`;
  });
