// Names and texts that only QA's tools have: a build without the tools must contain none.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const traces = /\/qa\/(clock|outbox|scenarios|plans)|malecon\.inspector|inspector\.(title|lead)|unsigned-at-2359/;

/** Files of a built folder that contain, or are named after, a part of QA's tools: a build fails on them. (QA-5) */
export function tracesOfTools(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const programs = entries.filter((entry) => entry.isFile() && /\.(m?js|json|html|css)$/.test(entry.name));
  return programs
    .map(({ parentPath, name }) => ({ name, path: join(parentPath, name) }))
    .filter(({ name, path }) => /^inspector\b/i.test(name) || traces.test(readFileSync(path, "utf8")))
    .map(({ path }) => path);
}
