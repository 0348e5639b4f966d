import { inTurn } from "../background/inTurn";
import { Problem } from "../problem";
import type { MediaType } from "./mediaTypes";
import { PIXEL_LIMIT, readUpload } from "./readUpload";

/** The longest side in pixels of a picture that is kept: enough to read the small print of a document. */
const LONGEST_SIDE = 4_096;
const JPEG = { quality: 88, chromaSubsampling: "4:4:4" };
/** Seconds for one picture; a large photo takes two. */
const WITHIN = 20;
/** Pictures that may wait in memory, of at most 10 MB each; further ones are refused for now. */
const MOST_WAITING = 8;

type Upload = { mediaType: MediaType; content: Uint8Array };

/**
 * An upload as it is kept: a PDF as it came, a picture made anew. Throws `upload.empty`, `upload.kind`,
 * `upload.damaged`, `upload.animated`, `upload.pixels`, and `tooManyRequests` where too many wait. (SAFE-43)
 */
export async function keptUpload(content: Uint8Array): Promise<Upload> {
  const mediaType = await readUpload(content);
  return mediaType === "application/pdf" ? { mediaType, content } : madeAnew(content);
}

/** The same for what has to be a picture. Throws `photo.kind` in place of `upload.kind`, for a PDF too. */
export async function keptPicture(content: Uint8Array): Promise<Upload> {
  await requirePicture(content);
  return madeAnew(content);
}

/** Throws `photo.kind` for what is no JPEG, PNG or WebP by its bytes, and what `readUpload` throws. */
export async function requirePicture(content: Uint8Array): Promise<void> {
  const mediaType = await readUpload(content).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "upload.kind") throw new Problem("photo.kind");
    throw error;
  });
  if (mediaType === "application/pdf") throw new Problem("photo.kind");
}

/** Opens a picture that `readUpload` took. Its pixels are decoded beside the program, by one core. */
export async function openPicture(content: Uint8Array) {
  // Its libraries take 20 MB of memory: they are loaded with the first picture.
  const { default: sharp } = await import("sharp");
  // No cache between pictures.
  sharp.concurrency(1);
  sharp.cache(false);
  const opened = sharp(content, { failOn: "error", limitInputPixels: PIXEL_LIMIT, sequentialRead: true });
  return { sharp, opened };
}

/**
 * The pixels of a picture as a new JPEG: upright, in sRGB, without what the camera wrote beside them (place, phone,
 * thumbnail, film). One after the other.
 */
const madeAnew = inTurn(async (content: Uint8Array): Promise<Upload> => {
  const { opened } = await openPicture(content);
  const made = await opened
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg(JPEG)
    .timeout({ seconds: WITHIN })
    .toBuffer()
    .catch(() => {
      throw new Problem("upload.damaged");
    });
  return { mediaType: "image/jpeg", content: made };
}, MOST_WAITING);
