/**
 * Where files are kept that are no rows: a folder, or a bucket that speaks S3. Names are of `isFileName`; what a name
 * holds never changes once it is written, so a file may be kept by whoever has read it. (PHOTO-3)
 */
export type FileStore = {
  /** Writes a file whole or not at all; the same name again is written over. */
  write: (name: string, content: Uint8Array, mediaType: string) => Promise<void>;
  /** Null where there is none of the name. */
  read: (name: string) => Promise<Uint8Array | null>;
  /** Missing files are no error. */
  remove: (names: readonly string[]) => Promise<void>;
};

/** Letters, digits and dashes, and an ending: nothing that could lead out of a folder. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{2,99}\.[a-z0-9]{2,5}$/.test(name);

/** Throws for a name that is none: callers make them, so it is a fault of the program. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`"${name}" is no name of a file`);
}
