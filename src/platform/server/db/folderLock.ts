import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/**
 * The embedded database takes no lock of its own, and two processes on one folder destroy it. So: a file beside the
 * folder, created exclusively, with its owner's process id. A dead owner's lock is taken over. (FAULT-19, OPS-13)
 * Throws when a living process holds it; returns how to release it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(file)) return () => rmSync(file, { force: true });
    const owner = ownerOf(file);
    if (owner !== null && isAlive(owner)) {
      throw new Error(
        `The database in ${folder} is in use by process ${owner}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Error(`Could not lock ${folder}: another process is starting on it`);
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, "wx");
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8")) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** The `code` of a system's or a driver's error, whatever realm it comes from; null for other values. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
