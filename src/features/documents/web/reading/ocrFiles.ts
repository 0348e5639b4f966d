const FOLDER = new URL("/ocr/", location.href).href;
const WORKER = `${FOLDER}worker.min.js`;

/** The files of the picture-reading libraries, on our own origin, so that pictures never leave the browser. */
export const ocrFiles = {
  worker: WORKER,
  /** The variant that all current browsers run. */
  core: `${FOLDER}tesseract-core-simd.wasm.js`,
  languages: FOLDER.replace(/\/$/, ""),
  barcodes: `${FOLDER}zxing_reader.wasm`,
} as const;
