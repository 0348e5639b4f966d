import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Compiler } from "webpack";

/** The files that the browser loads to read documents, from their packages. */
const files = [
  "tesseract.js/dist/worker.min.js",
  "tesseract.js-core/tesseract-core-simd.wasm.js",
  // With the data of the older engine, which reads single characters.
  "@tesseract.js-data/eng/4.0.0/eng.traineddata.gz",
  "zxing-wasm/dist/reader/zxing_reader.wasm",
];

/** Emits those files into /ocr under their own names, unchanged: they are minified already. */
export class OcrFiles {
  constructor(private readonly packages: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("OcrFiles", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "OcrFiles", stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const file of files) {
            const source = new sources.RawSource(readFileSync(resolve(this.packages, file)));
            compilation.emitAsset(`ocr/${file.split("/").at(-1)}`, source, { minimized: true });
          }
        },
      );
    });
  }
}
