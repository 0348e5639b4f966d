// Parses our sources with swc, for the checks that read them.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "@swc/core";

/** Every .ts and .tsx file under `folder`, relative to `root`. */
export function sourcesUnder(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Calls `see` with every node of a file's syntax tree. */
export function walkFile(file, see) {
  const syntax = { syntax: "typescript", tsx: file.endsWith(".tsx"), target: "es2022" };
  walk(parseSync(readFileSync(file, "utf8"), syntax), see);
}

/** Calls `see` with every node of a syntax tree, parents first. */
export function walk(node, see) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, see);
  } else if (node !== null && typeof node === "object") {
    if (typeof node.type === "string") see(node);
    for (const value of Object.values(node)) walk(value, see);
  }
}
