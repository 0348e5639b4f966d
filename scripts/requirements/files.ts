import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type File = { path: string; text: string };

const folders = ["src", "stand-ins", "test", "e2e", "bench", "scripts"];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Every source and test of the project, read once. */
export const files: readonly File[] = folders
  .flatMap(filesBelow)
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Tests, their helpers, and the benchmarks, which check the speed goals. */
export const isTest = ({ path }: File) => /\.(test|spec)\.tsx?$|^(test|e2e|bench)\//.test(path);
