/** The longest side in pixels of a photo that is sent: small print can be read in it. */
const LONGEST_SIDE = 2_000;
/** The greatest number of bytes of a photo of that size that is sent unchanged. */
const SMALL = 700 * 1024;
const QUALITY = 0.86;

/**
 * A photo for sending over a slow connection: a camera's 4 MB become some 500 KB. Files that the browser cannot open,
 * small photos and other files stay unchanged: the server reports what is wrong with them. (SAFE-44)
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  if (file.type === "application/pdf") return file;
  const picture = await opened(file);
  if (!picture) return file;
  try {
    const longest = Math.max(picture.width, picture.height);
    if (longest === 0 || (longest <= LONGEST_SIDE && file.size <= SMALL)) return file;
    const made = await drawn(picture, Math.min(1, LONGEST_SIDE / longest));
    return made && made.size < file.size ? made : file;
  } finally {
    picture.close();
  }
}

async function opened(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}

async function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A JPEG has no transparency: it would be black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
