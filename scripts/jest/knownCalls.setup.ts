import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { KNOWN_CALLS, type KnownCalls } from "../../test/wire/knownCalls";
import { sourcesUnder } from "../sources.mjs";

/** Before the first page test: writes the schemas of the server's calls, unless they are those of the last run. */
export default function writeKnownCalls(): void {
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

/** Changes with every file that the server or a schema may be made of. */
function digest(): string {
  const hash = createHash("sha256").update(readFileSync("package-lock.json"));
  for (const folder of ["src", "test/wire"])
    for (const file of sourcesUnder(".", folder).sort())
      if (!/(^|\/)web\/|\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(".", file)));
  return hash.digest("hex").slice(0, 20);
}
