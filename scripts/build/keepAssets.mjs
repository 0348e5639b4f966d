import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import * as tar from "tar";

/** Where an archive lists its own assets, without those that it keeps of the release before. */
const LIST = "assets.txt";
const ASSETS = "dist/web/assets";

/** Writes down which assets are a release's own. `folder`: what becomes its archive. (OPS-34) */
export function listAssets(folder) {
  writeFileSync(join(folder, LIST), `${readdirSync(join(folder, ASSETS)).sort().join("\n")}\n`);
}

/**
 * Adds the last release's own assets to `folder`, without those that it had kept itself. Their names contain a digest, so
 * none is overwritten. The archive is read once, as each reading takes seconds. Returns how many were added; throws for
 * an archive that lacks one. (OPS-34)
 */
export function keepAssets(folder, lastArchive) {
  mkdirSync(".cache", { recursive: true });
  const last = mkdtempSync(".cache/last-release-");
  try {
    // Below the archive's one folder.
    const isWanted = (path) => path.endsWith(`/${LIST}`) || path.includes(`/${ASSETS}/`);
    let listed;
    try {
      tar.extract({ sync: true, strict: true, file: lastArchive, cwd: last, strip: 1, filter: isWanted });
      listed = readFileSync(join(last, LIST), "utf8");
    } catch (cause) {
      throw new Error(`${lastArchive} cannot be read as a release's archive: ${cause.message}`, { cause });
    }
    const names = listed.split("\n").filter((name) => name !== "" && !existsSync(join(folder, ASSETS, name)));
    for (const name of names) copyFileSync(join(last, ASSETS, name), join(folder, ASSETS, name));
    return names.length;
  } finally {
    rmSync(last, { recursive: true, force: true });
  }
}
