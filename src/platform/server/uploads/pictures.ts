import { existsSync } from "node:fs";
import { SECOND } from "../../../shared/instant";
import { serialQueue } from "../background/serialQueue";
import { inThread, type Work } from "../background/thread";
import { bundledAssetPath } from "../bundledAssetPath";
import { Problem } from "../problem";
import type { MediaType } from "./mediaTypes";
import { PIXEL_LIMIT, readUpload } from "./readUpload";

/** The longest side of a stored picture in pixels: enough to read the small print of a document. */
const LONGEST_SIDE = 4_096;
const JPEG = { quality: 88, chromaSubsampling: "4:4:4" };
/** Seconds for one picture; a large photo takes two. */
const WITHIN = 20;
/** Pictures that may wait in memory, of at most 10 MB each; further ones are refused for now. */
const MOST_WAITING = 8;

/** Bytes for the objects of one PDF: a few compressed kilobytes can expand to fill any memory. */
const PDF_MEMORY = 400 * 1024 * 1024;

type Upload = { mediaType: MediaType; content: Uint8Array };

/**
 * An upload in its stored form: a PDF unchanged, if it is not active; a picture re-encoded. Throws `upload.empty`,
 * `upload.kind`, `upload.damaged`, `upload.animated`, `upload.pixels`, `upload.active`, `upload.locked`, and
 * `tooManyRequests` if too many wait. (SAFE-43, SAFE-65)
 */
export async function sanitizedUpload(content: Uint8Array): Promise<Upload> {
  const mediaType = await readUpload(content);
  if (mediaType !== "application/pdf") return madeAnew(content);
  await lookAtPdf(content);
  return { mediaType, content };
}

/** Runs in a separate thread, one file after the other, because a hostile file may take too much time or memory. */
const lookAtPdf = serialQueue(async (content: Uint8Array): Promise<void> => {
  pdfWork ??= pdfWorker();
  await pdfWork(content).catch((error: unknown) => {
    throw error instanceof Problem ? error : new Problem("upload.damaged");
  });
}, MOST_WAITING);

let pdfWork: Work<Uint8Array> | undefined;

function pdfWorker(): Work<Uint8Array> {
  const program = bundledAssetPath("activePdf.js");
  const limits = { within: WITHIN * SECOND, growth: PDF_MEMORY };
  if (existsSync(program)) return inThread<Uint8Array>({ program, say: () => undefined, ...limits }).work;
  // When the sources run unbuilt, there is no built thread.
  return async (content) => {
    await (await import("./activePdf")).requireStillPdf(content);
    return new Uint8Array();
  };
}

/** The same for an upload that must be a picture. Throws `photo.kind` instead of `upload.kind`, for a PDF too. */
export async function sanitizedPicture(content: Uint8Array): Promise<Upload> {
  await requirePicture(content);
  return madeAnew(content);
}

/** Throws `photo.kind` for bytes that are no JPEG, PNG or WebP, and the errors of `readUpload`. */
export async function requirePicture(content: Uint8Array): Promise<void> {
  const mediaType = await readUpload(content).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "upload.kind") throw new Problem("photo.kind");
    throw error;
  });
  if (mediaType === "application/pdf") throw new Problem("photo.kind");
}

/** Opens a picture that `readUpload` has accepted. Its pixels are decoded outside the main thread, by one core. */
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
 * The pixels of a picture as a new JPEG: upright, in sRGB, without metadata (place, phone, thumbnail, film). One after
 * the other.
 */
const madeAnew = serialQueue(async (content: Uint8Array): Promise<Upload> => {
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
