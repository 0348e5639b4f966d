import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** Where a backup lies that was unpacked whole, until it takes the place of the database in `data`. */
export const unpackedFor = (data: string): string => `${data}.restored`;

/** What was there has given way to a backup, and the process died before that took its place. (OPS-24) */
export const isRestoreInterrupted = (data: string): boolean => !existsSync(data) && existsSync(unpackedFor(data));

/**
 * Completes a restore that was interrupted; the caller holds the folder's lock. If the old database is gone the backup
 * replaces it; otherwise the backup is dropped. Returns which; null if there was nothing to do.
 */
export async function takeUpRestore(data: string): Promise<string | null> {
  if (isRestoreInterrupted(data)) {
    await rename(unpackedFor(data), data);
    return `a restore into ${data} had been interrupted: it is finished now`;
  }
  if (!existsSync(unpackedFor(data))) return null;
  await rm(unpackedFor(data), { recursive: true });
  return `a restore into ${data} had been interrupted before it changed anything: restore again if you want it`;
}
