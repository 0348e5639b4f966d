/**
 * Stores files outside the database: in a folder, or in an S3 bucket. Names must pass `isFileName`; the content of a
 * name never changes once written, so readers may cache it. (PHOTO-3)
 */
export type FileStore = {
  /** Writes a file whole or not at all; an existing file of the name is overwritten. */
  write: (name: string, content: Uint8Array, mediaType: string) => Promise<void>;
  /** Null if there is no file of this name. */
  read: (name: string) => Promise<Uint8Array | null>;
  /** Files that do not exist are no error. */
  remove: (names: readonly string[]) => Promise<void>;
};

/** Letters, digits and dashes, and an ending: nothing that could lead out of a folder. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{2,99}\.[a-z0-9]{2,5}$/.test(name);

/** Throws for an invalid name: callers generate names, so that is a bug. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`"${name}" is no name of a file`);
}
