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

let allowed = false;

/**
 * Lets the library start its worker. It passes a plain string to `Worker`, which the page's Trusted Types refuse unless
 * the default policy accepts it. Ours accepts this URL alone.
 */
export function allowOcrWorker(): void {
  if (allowed) return;
  allowed = true;
  window.trustedTypes?.createPolicy("default", { createScriptURL: (url) => (url === WORKER ? WORKER : null) });
}
