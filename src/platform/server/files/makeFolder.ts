import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { fieldOf } from "../../../shared/unknownData";

/**
 * Makes a folder with its missing parents. Resolves to the outermost one that it made, to null if the folder existed.
 * Throws if a file has the name, and if the system makes no folder. Replaces `mkdir` with `recursive`, which loops for
 * ever in file systems that refuse folders, such as `/proc`.
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

/** Makes a folder in an existing one; null if it exists already. */
async function makeOne(folder: string): Promise<string | null> {
  try {
    await mkdir(folder);
    return folder;
  } catch (error) {
    if (fieldOf(error, "code") === "EEXIST" && (await stat(folder)).isDirectory()) return null;
    throw error;
  }
}
