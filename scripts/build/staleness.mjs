// Whether dist/ was built from what is here now. Compared by content, so that a checkout that only touched files builds nothing.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flagDefinitions } from "./build-flags.mjs";

const STAMP = "dist/stamp";
const inputs = ["src", "stand-ins", "public", "i18n", "package-lock.json", "webpack.config.ts", "scripts/build"];

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of everything a build depends on, the flags of this environment among it. */
export function fingerprint() {
  const hash = createHash("sha256").update(JSON.stringify(flagDefinitions()));
  for (const file of inputs.flatMap(filesOf).sort()) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** Before a build: an interrupted one must not pass for a finished one. */
export const forgetBuild = () => rmSync(STAMP, { force: true });

/** To be called after a build; `inputs` is the fingerprint of what was built. */
export const rememberBuild = (inputs) => writeFileSync(STAMP, inputs);
