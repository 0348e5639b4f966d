// Whether dist/ was built from the present sources. Compares content, so that touched but unchanged files cause no
// build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flagDefinitions } from "./build-flags.mjs";

const STAMP = "dist/stamp";
const inputs = [
  ...["src", "stand-ins", "public", "i18n", "package-lock.json", "webpack.config.ts"],
  ...["scripts/build", "scripts/messages", "scripts/sources.mjs"],
];

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of everything a build depends on, including the flags of this environment. */
export function fingerprint() {
  const hash = createHash("sha256").update(JSON.stringify(flagDefinitions()));
  for (const file of inputs.flatMap(filesOf).sort()) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** Called before a build, so that an interrupted one does not pass for a finished one. */
export const forgetBuild = () => rmSync(STAMP, { force: true });

/** Called after a build, with the fingerprint of its inputs. */
export const rememberBuild = (inputs) => writeFileSync(STAMP, inputs);
