import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { makeFolder } from "../../../platform/server/files/makeFolder";
import { plainLine } from "../../../shared/plainText";

/** The folder with the files of `photos.csv`, beside it. */
const FOLDER = "photos";
/** The limit for an archive, which is held in memory. */
const MOST_MEGABYTES = 200;

/** The files of an import's photographs by name; read one at a time, as together they may not fit into memory. */
export type PhotoFolder = {
  /** Null if there is no such file. */
  size: (name: string) => number | null;
  read: (name: string) => Promise<Uint8Array>;
};

/**
 * The photographs beside the CSV files of a folder, or in a zip archive. Throws, with advice, if the archive is too
 * large.
 */
export function photoFolderOf(path: string): PhotoFolder {
  return statSync(path).isDirectory() ? inFolder(join(path, FOLDER)) : inArchive(path);
}

function inFolder(folder: string): PhotoFolder {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // As names are read in `photos.csv`: some systems write an accented letter as two characters.
  const paths = new Map(names.map((name) => [plainLine(name), join(folder, name)]));
  const pathOf = (name: string) => paths.get(name) ?? join(folder, name);
  return {
    size: (name) => {
      const found = paths.has(name) ? statSync(pathOf(name)) : null;
      return found?.isFile() ? found.size : null;
    },
    read: (name) => readFile(pathOf(name)),
  };
}

function inArchive(file: string): PhotoFolder {
  if (statSync(file).size > MOST_MEGABYTES * 1024 * 1024)
    throw new Error(`${file} is larger than ${MOST_MEGABYTES} MB: unpack it and name the folder`);
  const archive = readFileSync(file);
  const entries = new Map<string, { path: string; size: number }>();
  unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      const [own = "", folder = ""] = name.split("/").reverse();
      if (folder === FOLDER && own !== "") entries.set(plainLine(own), { path: name, size: originalSize });
      return false;
    },
  });
  return {
    size: (name) => entries.get(name)?.size ?? null,
    read: async (name) => {
      const path = entries.get(name)?.path ?? "";
      return unzipSync(archive, { filter: (entry) => entry.name === path })[path] ?? new Uint8Array();
    },
  };
}

/** The folder for an export's photographs. Throws if it is not empty. */
export async function emptyPhotoFolder(path: string): Promise<string> {
  const folder = join(path, FOLDER);
  await makeFolder(folder);
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: name an empty folder`);
  return folder;
}
