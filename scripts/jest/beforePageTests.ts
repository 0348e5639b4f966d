import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { KNOWN_CALLS, type KnownCalls } from "../../test/wire/knownCalls";
import { messageParts } from "../messages/parts.mjs";
import { sourcesUnder } from "../sources.mjs";
import bundlePackages from "./bundlePackages";
import { MESSAGE_PARTS } from "./importMessages";

/** Before the first page test: writes the files about the whole product that page tests read. */
export default function beforePageTests(): void {
  bundlePackages();
  writeKnownCalls();
  writeFileSync(MESSAGE_PARTS, JSON.stringify(messageParts()));
}

/** The schemas of the server's calls; skipped if they are up to date. */
function writeKnownCalls(): void {
  const madeOf = digest();
  if (existsSync(KNOWN_CALLS)) {
    const last: KnownCalls = JSON.parse(readFileSync(KNOWN_CALLS, "utf8"));
    if (last.madeOf === madeOf) return;
  }
  mkdirSync(dirname(KNOWN_CALLS), { recursive: true });
  execFileSync(process.execPath, ["--import", "tsx", "test/wire/writeKnownCalls.main.ts", madeOf], {
    stdio: "inherit",
  });
}

/** Changes with every file that may affect the server or a schema. */
function digest(): string {
  const hash = createHash("sha256").update(readFileSync("package-lock.json"));
  for (const folder of ["src", "test/wire"])
    for (const file of sourcesUnder(".", folder).sort())
      if (!/(^|\/)web\/|\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(".", file)));
  return hash.digest("hex").slice(0, 20);
}
