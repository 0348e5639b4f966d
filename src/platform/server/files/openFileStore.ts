import { memoizeAsync } from "../caches/memoizeAsync";
import type { FileStore } from "./fileStore";
import { folderStore } from "./folderStore";
import type { Bucket } from "./s3Store";

/** Where files are stored. */
export type FilePlace = { kind: "folder"; folder: string } | { kind: "s3"; bucket: Bucket };

/** The store of a place; the S3 client is loaded with the first file. (PHOTO-3) */
export function openFileStore(place: FilePlace): FileStore {
  if (place.kind === "folder") return folderStore(place.folder);
  const store = memoizeAsync(() => import("./s3Store").then(({ s3Store }) => s3Store(place.bucket)));
  return {
    write: async (...given) => (await store()).write(...given),
    read: async (name) => (await store()).read(name),
    remove: async (names) => (await store()).remove(names),
  };
}
