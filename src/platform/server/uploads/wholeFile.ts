import type { MediaType } from "./mediaTypes";

/** Whether a file is complete: if its end is missing, some programs would still show part of it. */
export function isWhole(content: Uint8Array, kind: MediaType): boolean {
  return orBrokenOff(() => hasEnd[kind](bytesOf(content)), false);
}

/** Whether a WebP has several frames, by the flags of its extended header. */
export function isAnimatedWebp(content: Uint8Array): boolean {
  const bytes = bytesOf(content);
  return bytes.toString("latin1", 12, 16) === "VP8X" && ((bytes[20] ?? 0) & 0x02) !== 0;
}

/** The pixels of a JPEG by its frame, the segment that states its size; zero without one. */
export function pixelsOfJpeg(content: Uint8Array): number {
  const bytes = bytesOf(content);
  const read = () => {
    const frame = partWhere(
      2,
      (at) => isFrame(bytes.readUInt16BE(at)),
      (at) => lengthOfSegment(bytes, at),
    );
    return frame === null ? 0 : bytes.readUInt16BE(frame + 5) * bytes.readUInt16BE(frame + 7);
  };
  return orBrokenOff(read, 0);
}

/** Three markers of this range start tables, or are reserved. */
const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc;

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

/** The value that was read, or `otherwise` if a required number lies beyond the last byte. */
function orBrokenOff<Read>(read: () => Read, otherwise: Read): Read {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The greatest number of segments before a file's end: cameras write some dozens. The search stops after that. */
const MOST_PARTS = 20_000;

/** The greatest number of bytes that are accepted after a PDF's end: servers and mail programs add some. */
const BEHIND_PDF = 8_192;

const hasEnd: Record<MediaType, (bytes: Buffer) => boolean> = {
  /**
   * The file's last end marker, near its end. There are earlier ones before each update, and in a linearized file after
   * its first part, after a `startxref` of 0.
   */
  "application/pdf": (bytes) => {
    const end = bytes.lastIndexOf("%%EOF");
    const before = bytes.toString("latin1", Math.max(0, end - 40), end);
    return end > 0 && end >= bytes.length - BEHIND_PDF && !/startxref\s+0\s*$/.test(before);
  },
  /** Chunks of length, name, data and checksum, until the one named as the end. */
  "image/png": (bytes) => {
    const end = partWhere(
      8,
      (at) => bytes.toString("latin1", at + 4, at + 8) === "IEND",
      (at) => 12 + bytes.readUInt32BE(at),
    );
    return end !== null && end + 12 <= bytes.length;
  },
  /**
   * The first end marker after the start of the scan: it cannot occur inside a scan, but may in an embedded thumbnail.
   */
  "image/jpeg": (bytes) => {
    const startOfScan = 0xffda;
    const end = Buffer.from([0xff, 0xd9]);
    const scan = partWhere(
      2,
      (at) => bytes.readUInt16BE(at) === startOfScan,
      (at) => lengthOfSegment(bytes, at),
    );
    return scan !== null && bytes.indexOf(end, scan) > 0;
  },
  /** The container stores its length after the first four bytes; the first eight are not counted in it. */
  "image/webp": (bytes) => 8 + bytes.readUInt32LE(4) <= bytes.length,
};

/** The position of the wanted part; each part tells its length. Null if there are too many before it. */
function partWhere(begin: number, found: (at: number) => boolean, lengthOf: (at: number) => number): number | null {
  let at = begin;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    if (found(at)) return at;
    at += lengthOf(at);
  }
  return null;
}

/** The length of a JPEG segment with its marker. Markers may be preceded by 0xff fill bytes. */
function lengthOfSegment(bytes: Buffer, at: number): number {
  return bytes.readUInt16BE(at) === 0xffff ? 1 : 2 + bytes.readUInt16BE(at + 2);
}
