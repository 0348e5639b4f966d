import { fileTypeFromBuffer } from "file-type/core";
import { imageSize } from "image-size";
import { Problem } from "../problem";
import { isWhole, type PictureType, pixelsOfJpeg } from "./wholePicture";

/** The most pixels of a picture: more would only serve to fill the memory of programs that open it. */
const PIXEL_LIMIT = 50_000_000;

/** The media types of uploads, under which they are also downloaded. */
export const mediaTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type MediaType = (typeof mediaTypes)[number];

/**
 * The media type of an upload by its content (SAFE-8), whatever its name. Throws `upload.empty`, `upload.kind`,
 * `upload.damaged` for a picture without its end or size, `upload.pixels`.
 */
export async function readUpload(content: Uint8Array): Promise<MediaType> {
  if (content.length === 0) throw new Problem("upload.empty");
  const found = await fileTypeFromBuffer(content);
  const mediaType = mediaTypes.find((known) => known === found?.mime);
  if (!mediaType) throw new Problem("upload.kind");
  if (mediaType === "application/pdf") return mediaType;
  const pixels = pixelsOf(content, mediaType);
  if (!(pixels > 0) || !isWhole(content, mediaType)) throw new Problem("upload.damaged");
  if (pixels > PIXEL_LIMIT) throw new Problem("upload.pixels");
  return mediaType;
}

/** Zero if a picture does not state its size. */
function pixelsOf(content: Uint8Array, mediaType: PictureType): number {
  // The library looks for a JPEG's frame at every byte: in a large file of nothing that takes a second.
  if (mediaType === "image/jpeg") return pixelsOfJpeg(content);
  try {
    const { width, height } = imageSize(content);
    return width * height;
  } catch {
    return 0;
  }
}

const endings: Record<MediaType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** Headers for downloading an upload: the browser must save it, never show it. */
export function attachmentHeaders(name: string, mediaType: MediaType): Record<string, string> {
  return {
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename="${name}.${endings[mediaType]}"`,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
}
