import type { FileStore } from "../../../platform/server/files/fileStore";
import type { Services } from "../../../platform/server/services";
import { filesOf } from "../photos.rules";
import { forgetLeftover, leftoversToDelete } from "./photos.repository";

const AT_ONCE = 20;

/**
 * Deletes the files that no photograph has: those of deleted ones, and those of one that was never added whole. Their row
 * goes when all of them are gone, so that a process that dies in between leaves the rest to the next; what two do at once
 * is done. (PHOTO-4)
 */
export function leftoverFiles({ db, now }: Pick<Services, "db" | "now">, store: FileStore) {
  return async (stopping: () => boolean): Promise<void> => {
    for (;;) {
      const left = await leftoversToDelete(db, now(), AT_ONCE);
      for (const { file, width } of left) {
        if (stopping()) return;
        await store.remove(filesOf(file, width));
        await forgetLeftover(db, file);
      }
      if (left.length < AT_ONCE) return;
    }
  };
}
