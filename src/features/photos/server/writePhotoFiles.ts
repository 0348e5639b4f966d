import type { FileStore } from "../../../platform/server/files/fileStore";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { MadePhoto } from "./makePhoto";
import { announceFiles } from "./photos.repository";

type Made = { file: string; made: MadePhoto; dueAt: Instant };

/** Writes a new photograph's files. Unless a row claims them, they are leftovers from `dueAt` on. (PHOTO-4) */
export async function writePhotoFiles(db: Tx, store: FileStore, { file, made, dueAt }: Made): Promise<void> {
  await announceFiles(db, file, made.width, dueAt);
  for (const { name, content, mediaType } of made.files) await store.write(name, content, mediaType);
}
