import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { allowWorker } from "../../../../platform/web/allowWorker";
import type { HavanaDate } from "../../../../shared/havana";
import { ocrFiles } from "./ocrFiles";
import { readPassportText } from "./passportText";
import { type Cut, greyCut, openPicture, turnedPicture } from "./picture";
import type { Reading } from "./reading";
import { readTurned, type Turn } from "./turns";

/** The machine-readable zone is at the foot of the page: tried first there, then anywhere, then enlarged. */
const cuts: readonly Cut[] = [
  { from: 0.6, width: 1_600 },
  { from: 0, width: 1_800 },
  { from: 0.5, width: 2_400 },
];

/** Reads a picture of a passport, in the browser. Null if no machine-readable zone is found. */
export async function readPassport(file: Blob, today: HavanaDate): Promise<Reading | null> {
  const picture = await openPicture(file);
  const worker = await startWorker();
  try {
    const reads = cuts.map((cut) => async (turn: Turn) => {
      const turned = await turnedPicture(picture, turn);
      const { data } = await worker.recognize(greyCut(turned, cut));
      turned.close();
      return readPassportText(data.text, today);
    });
    return await readTurned(reads);
  } finally {
    picture.close();
    await worker.terminate();
  }
}

/** Uses the older engine, which reads characters one by one, while the newer one guesses words. */
async function startWorker(): Promise<Worker> {
  allowWorker(ocrFiles.worker);
  const worker = await createWorker("eng", OEM.TESSERACT_ONLY, {
    workerPath: ocrFiles.worker,
    corePath: ocrFiles.core,
    langPath: ocrFiles.languages,
    workerBlobURL: false,
    cacheMethod: "none",
    legacyCore: true,
    legacyLang: true,
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    tessedit_char_whitelist: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<",
  });
  return worker;
}
