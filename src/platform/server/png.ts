import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { memoizeAsync } from "./caches/memoizeAsync";
import { fontBytes } from "./pdf/fonts";

/**
 * WebAssembly, loaded once for each thread: the same library as native code crashes the whole process on a drawing that
 * it cannot render.
 */
const ready = memoizeAsync(async () => initWasm(readFileSync(resolve("node_modules/@resvg/resvg-wasm/index_bg.wasm"))));

/** Renders an SVG with our faces as a PNG of its own size. Throws if it cannot. (WEB-25) */
export async function drawPng(svg: string): Promise<Uint8Array> {
  await ready();
  const font = { fontBuffers: fontBytes(), loadSystemFonts: false, defaultFontFamily: "Figtree" };
  const drawing = new Resvg(svg, { font });
  const image = drawing.render();
  // Copied before the memory of the drawing and of the picture is freed.
  const png = image.asPng().slice();
  image.free();
  drawing.free();
  return png;
}
