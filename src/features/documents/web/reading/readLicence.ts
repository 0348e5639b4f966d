import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { readLicenceText } from "./licenceText";
import { ocrFiles } from "./ocrFiles";
import { type Cut, greyCut, openPicture } from "./picture";
import type { Reading } from "./reading";

/** Several sizes, as a barcode may be too small in one and too coarse in another. */
const cuts: readonly Cut[] = [
  { from: 0, width: 1_600 },
  { from: 0, width: 2_600 },
];

/** Reads the barcode in a picture of a licence, in the browser. Null if there is none that we know. */
export async function readLicence(file: Blob): Promise<Reading | null> {
  prepareZXingModule({ overrides: { locateFile: () => ocrFiles.barcodes } });
  const picture = await openPicture(file);
  try {
    for (const cut of cuts) {
      const canvas = greyCut(picture, cut);
      const image = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
      if (!image) return null;
      const found = await readBarcodes(image, {
        formats: ["PDF417"],
        tryHarder: true,
        textMode: "Plain",
        // In any orientation of the card.
        tryRotate: true,
      });
      const reading = found.map(({ text }) => readLicenceText(text)).find((read) => read !== null);
      if (reading) return reading;
    }
    return null;
  } finally {
    picture.close();
  }
}
