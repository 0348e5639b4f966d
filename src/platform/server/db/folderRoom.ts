import { existsSync, statfsSync } from "node:fs";
import { open, rm } from "node:fs/promises";

/** Free bytes on a folder's disk. */
export type FreeBytes = (folder: string) => number;

export const freeBytes: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const MB = 1024 * 1024;
/**
 * Free bytes that a start may need: the embedded database's log grows by 16 MB, and without room for that it does not
 * start, and does not report why.
 */
const START_NEEDS = 32 * MB;
/** Bytes kept free beside a running database for the next start and for work in progress: without room it hangs. */
const SERVING_NEEDS = 48 * MB;
const BALLAST = 48 * MB;

/** Whether more may be written, with enough room left for unfinished work and the next start. (FAULT-33) */
export const hasRoom = (folder: string, free: FreeBytes = freeBytes): boolean => free(folder) >= SERVING_NEEDS;

/**
 * Makes room for a start: if the disk is full, deletes the ballast file beside the data. Throws with the number of
 * bytes needed if that is not enough. (FAULT-33)
 */
export async function makeRoom(data: string, folder: string, free: FreeBytes = freeBytes): Promise<void> {
  if (free(folder) < SERVING_NEEDS) await rm(ballastOf(data), { force: true });
  if (free(folder) >= START_NEEDS) return;
  throw new Error(
    `The disk of ${folder} is full: the embedded database needs ${START_NEEDS / MB} MB to start, ` +
      `${Math.floor(free(folder) / MB)} MB are free. Nothing is lost; it starts once there is room`,
  );
}

/** Reserves room for the next start with a ballast file, if there is enough. */
export async function keepBallast(data: string, folder: string, free: FreeBytes = freeBytes): Promise<void> {
  const file = ballastOf(data);
  if (existsSync(file) || free(folder) < BALLAST + 2 * SERVING_NEEDS) return;
  const ballast = await open(file, "wx");
  try {
    // Really written: a sparse file would reserve no room.
    const piece = Buffer.alloc(MB, 1);
    for (let written = 0; written < BALLAST; written += MB) await ballast.write(piece);
  } finally {
    await ballast.close();
  }
}

const ballastOf = (data: string) => `${data}.ballast`;

/** Has the same code as PostgreSQL's own error for a full disk. */
export class StorageFull extends Error {
  readonly code = "53100";
  constructor() {
    super("no room is left for the database");
  }
}
