import { NoPicture } from "./reading";
import type { Turn } from "./turns";

/** Values of a pixel: red, green, blue, alpha. */
const CHANNELS = 4;

export type Cut = {
  /** The top of the cut, as a share of the picture's height. */
  from: number;
  /** The cut's width in pixels. */
  width: number;
};

/** A picture in the orientation of its metadata. Rejects with `NoPicture` if it is none. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new NoPicture("no picture to open", { cause });
  }
}

/** A new picture, rotated clockwise by quarter turns; the caller has to close it. */
export async function turnedPicture(picture: ImageBitmap, turn: Turn): Promise<ImageBitmap> {
  const lies = turn % 2 === 1;
  const canvas = document.createElement("canvas");
  canvas.width = lies ? picture.height : picture.width;
  canvas.height = lies ? picture.width : picture.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return createImageBitmap(canvas);
}

/** The lower part of a picture in greyscale with full contrast, on a canvas of its own. */
export function greyCut(picture: ImageBitmap, { from, width }: Cut): HTMLCanvasElement {
  const top = Math.round(picture.height * from);
  const scale = width / picture.width;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((picture.height - top) * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to draw on");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, top, picture.width, picture.height - top, 0, 0, canvas.width, canvas.height);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  stretchContrast(image.data);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Stretches the contrast to black and white, ignoring one pixel in a hundred at either end. */
function stretchContrast(data: Uint8ClampedArray): void {
  const count = new Uint32Array(256);
  for (let at = 0; at < data.length; at += CHANNELS) {
    const grey = Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));
    data[at] = grey;
    count[grey] = (count[grey] ?? 0) + 1;
  }
  const few = data.length / CHANNELS / 100;
  const dark = endOf(count, few);
  const light = 255 - endOf(count.toReversed(), few);
  const range = Math.max(1, light - dark);
  for (let at = 0; at < data.length; at += CHANNELS) {
    const grey = (((data[at] ?? 0) - dark) * 255) / range;
    data.fill(grey, at, at + CHANNELS - 1);
  }
}

function endOf(count: Uint32Array, few: number): number {
  let seen = 0;
  return count.findIndex((pixels) => {
    seen += pixels;
    return seen > few;
  });
}
