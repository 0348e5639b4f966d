import type { FileStore } from "../../../platform/server/files/fileStore";
import type { Services } from "../../../platform/server/services";
import { filesOf } from "../photos.rules";
import { forgetLeftover, leftoversToDelete } from "./photos.repository";

const AT_ONCE = 20;

/**
 * Deletes files without a photograph: those of deleted ones, and of incomplete uploads. Their row is deleted last, so
 * that the next run continues after a crash; concurrent runs do no harm. (PHOTO-4)
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
