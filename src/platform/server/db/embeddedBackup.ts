import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import type { Instant } from "../../../shared/instant";
import { makeFolder } from "../files/makeFolder";
import { readFailure } from "../files/readFailure";
import { lockFolder } from "./folderLock";
import { unpackedFor } from "./interruptedRestore";
import { createEmbedded, embeddedIn } from "./openDatabase";
import { schemaStatus } from "./schemaStatus";

/**
 * Writes the embedded database of a folder into one file, whole or not at all, readable only by this system user.
 * Resolves to its size in bytes. Throws if there is no database, if the file exists already, or if a process uses the
 * folder. (OPS-24)
 */
export async function backUpEmbedded(folder: string, file: string): Promise<number> {
  const data = embeddedIn(folder);
  if (!existsSync(data)) throw new Error(`There is no database in ${folder}: DATA_DIR names the folder of the server`);
  if (existsSync(file)) throw new Error(`${file} is there already: name another file`);
  return locked(data, async () => {
    const client = await createEmbedded({ dataDir: data });
    const dump = await client.dumpDataDir("gzip").finally(() => client.close());
    const bytes = Buffer.from(await dump.arrayBuffer());
    const unfinished = `${file}.unfinished`;
    await makeFolder(dirname(file));
    await writeFile(unfinished, bytes, { mode: 0o600 });
    await rename(unfinished, file);
    return bytes.length;
  });
}

/** The path to which the old data was moved; null: there was none. */
export type Restored = { kept: string | null };

/**
 * Restores a backup into a folder. It is opened beside the existing data and replaces it once that has worked. Throws
 * without a change if there is a database and `replace` is not set, if a process uses the folder, or if the file cannot
 * be read or is no backup. (OPS-24)
 */
export async function restoreEmbedded(
  folder: string,
  file: string,
  { replace, at }: { replace: boolean; at: Instant },
): Promise<Restored> {
  const data = embeddedIn(folder);
  return locked(data, async () => {
    const there = existsSync(data);
    if (there && !replace)
      throw new Error(
        `There is a database in ${folder} already: say --replace, and it is kept beside the restored one`,
      );
    const backup = await readFile(file).catch((error: unknown) => {
      throw readFailure(file, error);
    });
    const beside = `${data}.restoring`;
    await rm(beside, { recursive: true, force: true });
    try {
      await unpack(beside, new Blob([backup]));
    } catch (error) {
      await rm(beside, { recursive: true, force: true });
      throw new Error(`${file} cannot be restored: it is no backup that "malecon backup" has written`, {
        cause: error,
      });
    }
    const kept = there ? `${data}.before-${new Date(at).toISOString().replace(/[:.]/g, "-")}` : null;
    // From here on the backup is complete under this name: after a crash, the next start finishes the restore.
    await rm(unpackedFor(data), { recursive: true, force: true });
    await rename(beside, unpackedFor(data));
    if (kept) await rename(data, kept);
    await rename(unpackedFor(data), data);
    return { kept };
  });
}

/** Throws if the file is not a database of ours. */
async function unpack(folder: string, loadDataDir: Blob): Promise<void> {
  const client = await createEmbedded({ dataDir: folder, loadDataDir });
  try {
    if ((await schemaStatus(drizzle({ client }))).at === null) throw new Error("no migration of ours is in it");
  } finally {
    await client.close();
  }
}

async function locked<Result>(data: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockFolder(data);
  try {
    return await work();
  } finally {
    unlock();
  }
}
