import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { fontBytes } from "./pdf/fonts";

/**
 * WebAssembly, once a thread: the same program as a library of the machine's own ends the whole process where it meets a
 * drawing that it cannot draw.
 */
let ready: Promise<void> | undefined;
const begin = () => initWasm(readFileSync(resolve("node_modules/@resvg/resvg-wasm/index_bg.wasm")));

/** A drawing in SVG, with our faces, as a PNG of its own size. Throws what cannot be drawn. (WEB-25) */
export async function drawPng(svg: string): Promise<Uint8Array> {
  ready ??= begin();
  await ready;
  const font = { fontBuffers: fontBytes(), loadSystemFonts: false, defaultFontFamily: "Figtree" };
  const drawing = new Resvg(svg, { font });
  const image = drawing.render();
  // Copied before the memory of both is given back.
  const png = image.asPng().slice();
  image.free();
  drawing.free();
  return png;
}
