import { randomUUID } from "node:crypto";
import { chown, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type FileStore, requireFileName } from "./fileStore";

/**
 * Files in a folder, which is made with the first one. Each is in a folder of its name's first two letters, as some file
 * systems are slow with a hundred thousand in one. Several processes may share it. (PHOTO-3)
 */
export function folderStore(folder: string): FileStore {
  const drawerOf = (name: string) => {
    requireFileName(name);
    return join(folder, name.slice(0, 2));
  };
  return {
    write: async (name, content) => {
      const drawer = drawerOf(name);
      const begun = await mkdir(drawer, { recursive: true });
      if (begun !== undefined) await giveToOwner(drawer, begun);
      // Nobody reads half a file: it gets its name once it is whole and on the disk.
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
        if (Object(error).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: async (names) => {
      for (const name of names) await rm(join(drawerOf(name), name), { force: true });
    },
  };
}

/**
 * What an operator's command makes as root belongs to whom the folder around it belongs to, up to `begun`, the outermost that
 * is new: the server, which is somebody else, has to write there too and to delete.
 */
async function giveToOwner(made: string, begun: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(begun));
  for (let path = made; path.startsWith(begun); path = dirname(path)) await chown(path, uid, gid);
}
