import type { FileStore } from "../../../platform/server/files/fileStore";
import type { Services } from "../../../platform/server/services";
import { orphanedFileCleanup } from "./orphanedFiles";
import type { PhotosPorts } from "./photos.ports";
import { photosService } from "./photos.service";

/** The server side of an operator's photographs, with the store of their files. */
export function photosServer({ db, now, log }: Services, { store, ...ports }: PhotosPorts & { store: FileStore }) {
  return {
    photos: photosService({ db, now, store, ...ports }),
    photoFiles: store,
    deleteLeftoverPhotos: orphanedFileCleanup({ db, now, log }, store),
  };
}
