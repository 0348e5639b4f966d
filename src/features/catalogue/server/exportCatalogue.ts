import { writeFile as writePhoto } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../../../platform/server/files/fileStore";
import type { Services } from "../../../platform/server/services";
import { photoFile } from "../../photos/photos.rules";
import { allPhotos } from "../../photos/server/photos.repository";
import { photoSheet, photosAsCells } from "../catalogue.photos";
import { fileOf, sheets } from "../catalogue.sheets";
import { readSheets } from "./catalogue.repository";
import { emptyPhotoFolder } from "./photoFolder";
import { requireRoomFor, writeFile } from "./sheetFiles";

/** The result of an export: its files, the number of photographs, and those missing from the store. */
type Exported = { files: string[]; photos: number; missing: string[] };

/** Exports the present catalogue into a folder: one file per table, and each photograph at its largest stored size. */
export async function exportCatalogue(
  { db, now, store }: Pick<Services, "db" | "now"> & { store: FileStore },
  folder: string,
): Promise<Exported> {
  const all = [...sheets, photoSheet];
  await requireRoomFor(all, folder);
  const photoFolder = await emptyPhotoFolder(folder);
  const rowsOf = await readSheets(db, now());
  for (const sheet of sheets) writeFile(folder, sheet, rowsOf.get(sheet.name) ?? []);
  const photos = photosAsCells(await allPhotos(db));
  writeFile(
    folder,
    photoSheet,
    photos.map(({ cells }) => cells),
  );
  const missing: string[] = [];
  for (const { photo, cells } of photos) {
    const content = await store.read(photoFile(photo.file, photo.width, "webp"));
    if (content) await writePhoto(join(photoFolder, cells.file ?? ""), content);
    else missing.push(cells.file ?? "");
  }
  return { files: all.map(fileOf), photos: photos.length - missing.length, missing };
}
