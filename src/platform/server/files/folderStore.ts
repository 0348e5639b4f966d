import { randomUUID } from "node:crypto";
import { access, chown, constants, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fieldOf } from "../../../shared/unknownData";
import { type FileStore, requireFileName } from "./fileStore";
import { makeFolder } from "./makeFolder";

/**
 * Files in a folder, which is created with the first one. Each is in a subfolder named after its first two letters, as
 * some file systems are slow with a hundred thousand files in one. Several processes may share it. (PHOTO-3)
 */
export function folderStore(folder: string): FileStore {
  const drawerOf = (name: string) => {
    requireFileName(name);
    return join(folder, name.slice(0, 2));
  };
  return {
    write: async (name, content) => {
      const drawer = drawerOf(name);
      await makeOwned(drawer);
      // Written under another name and renamed once it is complete and on disk, so that nobody reads half a file.
      const written = join(drawer, `.${randomUUID()}`);
      try {
        const file = await open(written, "wx");
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await giveToOwner(written, written);
        await rename(written, join(drawer, name));
      } catch (error) {
        await rm(written, { force: true });
        throw error;
      }
    },
    read: async (name) => {
      try {
        return await readFile(join(drawerOf(name), name));
      } catch (error) {
        if (fieldOf(error, "code") === "ENOENT") return null;
        throw error;
      }
    },
    remove: async (names) => {
      for (const name of names) await rm(join(drawerOf(name), name), { force: true });
    },
  };
}

/**
 * Creates the folder of a store if it is missing. Throws if this process may not write into it, so that this fails
 * before the first upload.
 */
export async function requireStoreFolder(folder: string): Promise<void> {
  await makeOwned(folder);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

async function makeOwned(folder: string): Promise<void> {
  const begun = await makeFolder(folder);
  if (begun !== null) await giveToOwner(folder, begun);
}

/**
 * Folders that an operator's command creates as root get the owner of their parent folder, up to `begun`, the
 * outermost new one: the server, which runs as another user, must be able to write and delete there.
 */
async function giveToOwner(made: string, begun: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(begun));
  for (let path = made; path.startsWith(begun); path = dirname(path)) await chown(path, uid, gid);
}
