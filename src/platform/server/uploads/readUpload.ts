import { fileTypeFromBuffer } from "file-type/core";
import { imageSize } from "image-size";
import { Problem } from "../problem";
import { type MediaType, mediaTypes, type PictureType } from "./mediaTypes";
import { isAnimatedWebp, isWhole, pixelsOfJpeg } from "./wholeFile";

/** The greatest number of pixels of a picture: more would only fill the memory of programs that open it. */
export const PIXEL_LIMIT = 50_000_000;

/**
 * The media type of an upload by its content (SAFE-8), whatever its name. Throws `upload.empty`, `upload.kind`,
 * `upload.animated`, `upload.damaged` for a file without its end or a picture without its size, `upload.pixels`.
 */
export async function readUpload(content: Uint8Array): Promise<MediaType> {
  if (content.length === 0) throw new Problem("upload.empty");
  const found = await fileTypeFromBuffer(content);
  if (found?.mime === "image/apng") throw new Problem("upload.animated");
  const mediaType = mediaTypes.find((known) => known === found?.mime);
  if (!mediaType) throw new Problem("upload.kind");
  if (!isWhole(content, mediaType)) throw new Problem("upload.damaged");
  if (mediaType === "image/webp" && isAnimatedWebp(content)) throw new Problem("upload.animated");
  if (mediaType === "application/pdf") return mediaType;
  const pixels = pixelsOf(content, mediaType);
  if (!(pixels > 0)) throw new Problem("upload.damaged");
  if (pixels > PIXEL_LIMIT) throw new Problem("upload.pixels");
  return mediaType;
}

/** Zero if a picture does not state its size. */
function pixelsOf(content: Uint8Array, mediaType: PictureType): number {
  // JPEGs have our own parser: the library searches for the frame byte by byte, which takes a second in a large file
  // without one.
  if (mediaType === "image/jpeg") return pixelsOfJpeg(content);
  try {
    const { width, height } = imageSize(content);
    return width * height;
  } catch {
    return 0;
  }
}
