import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";

/** A position in a built file, as in the log, error reports and browsers. */
const PLACE = /[^\s()]*?(assets|dist\/server)\/([\w./-]+\.js):(\d+):(\d+)/g;
const FOLDERS = { assets: "web/assets", "dist/server": "server" };

/**
 * A text with positions in built files replaced by those in the sources, by the source maps in `maps`; others stay.
 * (OPS-133)
 */
export function resolveStack(text, maps) {
  const read = new Map();
  const mapOf = (file) => {
    const path = join(maps, `${file}.map`);
    if (!read.has(file))
      read.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null);
    return read.get(file);
  };
  return text.replace(PLACE, (whole, folder, name, line, column) => {
    const found = mapOf(`${FOLDERS[folder]}/${name}`)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || found.originalSource === undefined) return whole;
    const source = found.originalSource.replace(/^webpack:\/\/\w*\/?|^(\.\.\/)+/, "");
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}
