const FOLDER = new URL("/ocr/", location.href).href;
const WORKER = `${FOLDER}worker.min.js`;

/** Where the programs that read pictures are: on our own origin, so that nothing of a picture leaves the browser. */
export const ocrFiles = {
  worker: WORKER,
  /** Of the variants the one that every browser of today runs. */
  core: `${FOLDER}tesseract-core-simd.wasm.js`,
  languages: FOLDER.replace(/\/$/, ""),
  barcodes: `${FOLDER}zxing_reader.wasm`,
} as const;

let allowed = false;

/**
 * Lets the library start its worker: it hands the bare address to the browser, which our page's policy refuses unless
 * its default policy knows the address. It knows this one alone.
 */
export function allowOcrWorker(): void {
  if (allowed) return;
  allowed = true;
  window.trustedTypes?.createPolicy("default", { createScriptURL: (url) => (url === WORKER ? WORKER : null) });
}
