import { forEachConcurrently } from "../../../platform/server/background/forEachConcurrently";
import type { FileStore } from "../../../platform/server/files/fileStore";
import type { Services } from "../../../platform/server/services";
import { MINUTE } from "../../../shared/instant";
import { filesOf } from "../photos.rules";
import { forgetLeftover, leftoversToDelete } from "./photos.repository";

const BATCH = 20;
const CONCURRENCY = 4;

/**
 * Deletes files without a photograph: those of deleted ones, and of incomplete uploads. Their row is deleted last, so
 * that the next run continues after a crash; concurrent runs do no harm. (PHOTO-4)
 */
export function orphanedFileCleanup({ db, now, log }: Services, store: FileStore) {
  return async (isOver: () => boolean): Promise<void> => {
    const remove = async ({ file, width }: Leftover) => {
      if (isOver()) return;
      await store.remove(filesOf(file, width));
      await forgetLeftover(db, file);
    };
    while (!isOver()) {
      const left = await leftoversToDelete(db, now(), BATCH);
      await forEachConcurrently(left, remove, { concurrency: CONCURRENCY, timeout: MINUTE, log });
      if (left.length < BATCH) return;
    }
  };
}

type Leftover = Awaited<ReturnType<typeof leftoversToDelete>>[number];
