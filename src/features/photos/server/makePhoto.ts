import { createHash } from "node:crypto";
import { Problem } from "../../../platform/server/problem";
import { openPicture, requirePicture } from "../../../platform/server/uploads/pictures";
import { LONGEST_SIDE, photoFile, photoFormats, SHARED_SIZE, sharedFile, widthsOf } from "../photos.rules";

/**
 * A made photograph: its files by name, the size of the largest, and a tiny placeholder image. The digests are those of
 * the original and of the largest WebP.
 */
export type MadePhoto = {
  width: number;
  height: number;
  placeholder: string;
  digests: string[];
  files: { name: string; mediaType: string; content: Uint8Array }[];
};

export type PhotoToMake = { file: string; content: Uint8Array };

/** Effort of compression. Only AVIF's takes long: at 2 a large photograph takes a second. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 76, effort: 4 };
const JPEG = { quality: 80, mozjpeg: true };
const PLACEHOLDER = { width: 16, quality: 30 };

/**
 * Makes the files of a photograph from an upload, in AVIF and WebP: upright, in sRGB, without metadata. Runs in a
 * thread of its own. Throws `photo.kind` for a file that is no JPEG, PNG or WebP by its bytes, `upload.empty`,
 * `upload.animated`, `upload.damaged`, `upload.pixels`. (PHOTO-2)
 */
export async function makePhoto({ file, content }: PhotoToMake): Promise<MadePhoto> {
  await requirePicture(content);
  const { sharp, opened } = await openPicture(content);
  const { data, info } = await opened
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Problem("upload.damaged");
    });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const files: MadePhoto["files"] = [];
  for (const across of widthsOf(width)) {
    for (const format of photoFormats) {
      const small = picture().resize({ width: across });
      const made = await (format === "avif" ? small.avif(AVIF) : small.webp(WEBP)).toBuffer();
      files.push({ name: photoFile(file, across, format), mediaType: `image/${format}`, content: made });
    }
  }
  const shared = await picture()
    .resize({ ...SHARED_SIZE, fit: "cover", position: "attention" })
    .jpeg(JPEG)
    .toBuffer();
  files.push({ name: sharedFile(file), mediaType: "image/jpeg", content: shared });
  const few = await picture().resize({ width: PLACEHOLDER.width }).webp({ quality: PLACEHOLDER.quality }).toBuffer();
  const largest = files.find(({ name }) => name === photoFile(file, width, "webp"));
  const digests = [content, ...(largest ? [largest.content] : [])].map(digestOf);
  return { width, height, placeholder: `data:image/webp;base64,${few.toString("base64")}`, digests, files };
}

/** Throws what `makePhoto` would throw, in a fraction of its time. (PHOTO-8) */
export async function checkPhoto(content: Uint8Array): Promise<void> {
  await requirePicture(content);
  const { opened } = await openPicture(content);
  await opened
    .resize({ width: PLACEHOLDER.width })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new Problem("upload.damaged");
    });
}

export const digestOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
