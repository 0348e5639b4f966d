/** Kinds of pictures that uploads may be. */
export type PictureType = "image/jpeg" | "image/png" | "image/webp";

/** Whether a picture has its end: what broke off on the way has its beginning only, and a program may show it in part. */
export function isWhole(content: Uint8Array, kind: PictureType): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  try {
    return hasEnd[kind](bytes);
  } catch {
    // A number that ought to be there lies behind the last byte.
    return false;
  }
}

/** Parts of a picture's file before its end is there: cameras make some dozens. What has more is none that we read on. */
const MOST_PARTS = 20_000;

const hasEnd: Record<PictureType, (bytes: Buffer) => boolean> = {
  /** Chunks of a length, a name, data and a checksum, up to the one that is called the end. */
  "image/png": (bytes) => {
    const end = partWhere(
      8,
      (at) => bytes.toString("latin1", at + 4, at + 8) === "IEND",
      (at) => 12 + bytes.readUInt32BE(at),
    );
    return end !== null && end + 12 <= bytes.length;
  },
  /** Its end is the first such mark after the scan begins: in a scan nothing else looks like it, in a thumbnail it may. */
  "image/jpeg": (bytes) => {
    const [startOfScan, end] = [0xffda, Buffer.from([0xff, 0xd9])];
    const scan = partWhere(
      2,
      (at) => bytes.readUInt16BE(at) === startOfScan,
      (at) => lengthOfSegment(bytes, at),
    );
    return scan !== null && bytes.indexOf(end, scan) > 0;
  },
  /** The container names its length behind its first eight bytes. */
  "image/webp": (bytes) => 8 + bytes.readUInt32LE(4) <= bytes.length,
};

/** Where the part begins that is looked for; each says how long it is. Null: there are too many before it. */
function partWhere(begin: number, found: (at: number) => boolean, lengthOf: (at: number) => number): number | null {
  let at = begin;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    if (found(at)) return at;
    at += lengthOf(at);
  }
  return null;
}

/** Of a JPEG, with its mark. A mark may be filled up with 0xff in front. */
function lengthOfSegment(bytes: Buffer, at: number): number {
  return bytes.readUInt16BE(at) === 0xffff ? 1 : 2 + bytes.readUInt16BE(at + 2);
}
