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

/** The file in which an archive lists its own assets, without those of the release before. */
const LIST = "assets.txt";
const ASSETS = "dist/web/assets";

/** Writes the list of a release's own assets. `folder`: the archive's content. (OPS-34) */
export function listAssets(folder) {
  writeFileSync(join(folder, LIST), `${readdirSync(join(folder, ASSETS)).sort().join("\n")}\n`);
}

/**
 * Adds the last release's own assets to `folder`, without those of earlier releases. Their names contain a digest, so
 * none is overwritten. The archive is read once, because each reading takes seconds. Resolves to the number added;
 * throws if one is missing in the archive. (OPS-34)
 */
export function keepAssets(folder, lastArchive) {
  mkdirSync(".cache", { recursive: true });
  const last = mkdtempSync(".cache/last-release-");
  try {
    // Inside the archive's one folder.
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
