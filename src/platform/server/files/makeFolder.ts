import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { fieldOf } from "../../../shared/unknownData";

/**
 * Makes a folder, with the folders around it that are missing. Resolves to the outermost one that it made, to null if
 * the folder was there. Throws where a file has the name, and where the system makes no folder. Replaces `mkdir` with
 * `recursive`, which loops for ever in file systems that refuse folders, such as `/proc`.
 */
export async function makeFolder(folder: string): Promise<string | null> {
  try {
    return await makeOne(folder);
  } catch (error) {
    const around = dirname(folder);
    if (fieldOf(error, "code") !== "ENOENT" || around === folder) throw error;
    const outermost = await makeFolder(around);
    const made = await makeIn(around, folder);
    return outermost ?? made;
  }
}

async function makeIn(around: string, folder: string): Promise<string | null> {
  try {
    return await makeOne(folder);
  } catch (cause) {
    if (fieldOf(cause, "code") !== "ENOENT") throw cause;
    throw new Error(`no folder can be made in ${around}`, { cause });
  }
}

/** Makes a folder in one that is there; null if another process, or anybody before, made it. */
async function makeOne(folder: string): Promise<string | null> {
  try {
    await mkdir(folder);
    return folder;
  } catch (error) {
    if (fieldOf(error, "code") === "EEXIST" && (await stat(folder)).isDirectory()) return null;
    throw error;
  }
}
