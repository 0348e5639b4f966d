import { HOUR } from "./instant";

/** Bytes from which the browser sends a file in parts. */
export const PARTS_FROM = 512 * 1024;
/** The most bytes of one part, and the fewest of each but the last. */
export const PART_SIZE = { most: 1024 * 1024, least: 64 * 1024 };
/** Milliseconds that the server keeps the parts of a file that is not whole. */
export const PARTS_KEPT_FOR = 6 * HOUR;

/**
 * The headers of a part: the upload's id, which its sender makes up; the bytes of the whole file; and the position of
 * the part's first byte in it. A part without bytes asks how many have arrived. (SAFE-71)
 */
export const PART_HEADERS = { id: "upload-id", length: "upload-length", offset: "upload-offset" } as const;
