import { inflateSync } from "node:zlib";
import { imageSize } from "image-size";
import { wrongField } from "../../../platform/server/problem";

/** The greatest number of pixels of a drawn signature; our page's has 172,800. */
const MOST_PIXELS = 1_000_000;
/** The most unpacked bytes of such a picture, with four channels of two bytes and filter bytes. */
const MOST_BYTES = 9 * MOST_PIXELS;

export const notADrawing = () => wrongField("Drawing", "drawing");

/**
 * A drawn signature's bytes from its data URL. Its unpacked size is checked first, as a few kilobytes may unpack to a
 * picture that blocks the process for seconds. Throws `invalid`.
 */
export function readDrawing(dataUrl: string): Uint8Array {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  try {
    const { width, height, type } = imageSize(bytes);
    if (type !== "png" || width * height > MOST_PIXELS) throw notADrawing();
    inflateSync(packedPixels(bytes), { maxOutputLength: MOST_BYTES });
  } catch {
    throw notADrawing();
  }
  return bytes;
}

/** The compressed pixels of a PNG: the data of its IDAT chunks (length, name, data, checksum). */
function packedPixels(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}
