import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** Where a complete unpacked backup is, until it replaces the database in `data`. */
export const unpackedFor = (data: string): string => `${data}.restored`;

/** The old data was moved away for a backup, and the process died before the backup was in place. (OPS-24) */
export const isRestoreInterrupted = (data: string): boolean => !existsSync(data) && existsSync(unpackedFor(data));

/**
 * Completes a restore that was interrupted; the caller holds the folder's lock. If the old database is gone the backup
 * replaces it; otherwise the backup is deleted. Resolves to a description; null if there was nothing to do.
 */
export async function resumeRestore(data: string): Promise<string | null> {
  if (isRestoreInterrupted(data)) {
    await rename(unpackedFor(data), data);
    return `a restore into ${data} had been interrupted: it is finished now`;
  }
  if (!existsSync(unpackedFor(data))) return null;
  await rm(unpackedFor(data), { recursive: true });
  return `a restore into ${data} had been interrupted before it changed anything: restore again if you want it`;
}
