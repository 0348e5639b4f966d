// Renders the pictures at the top of emails, a PNG for each zone's scene, because email programs show no SVG. Run it
// again when a scene has changed: npm run mail:scenes
import { mkdirSync, writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Scene } from "../../src/art/scenes/Scene.tsx";
import { zoneCompositions } from "../../src/art/scenes/ZoneScene.tsx";
import { chromiumFlags, findChromium } from "../find-chromium.mjs";

const FOLDER = "src/platform/server/notify/scenes";
/** As wide as an email; rendered at twice the resolution for sharp screens. */
const WIDTH = 600;
const HEIGHT = 160;
const FINE = 2;
/** The number of colours: 128 look the same as all of them, at a third of the size. */
const COLOURS = 128;

/** The pixels of the page's screenshot, each as one number. */
async function pixelsOf(page) {
  const png = (await page.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const { data: bytes } = canvas.getImageData(0, 0, picture.width, picture.height);
    return Array.from({ length: bytes.length / 4 }, (_, at) =>
      bytes.slice(at * 4, at * 4 + 3).reduce((all, part) => all * 256 + part, 0),
    );
  }, png);
}

const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
const distance = (a, b) => parts(a).reduce((sum, part, index) => sum + (part - parts(b)[index]) ** 2, 0);

/** A PNG with a palette of the most frequent colours; other colours become the nearest of these. */
function png(pixels) {
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const common = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = common.slice(0, COLOURS);
  const places = new Map(
    common.map((colour) => {
      const nearest = palette.reduce((best, other) =>
        distance(colour, other) < distance(colour, best) ? other : best,
      );
      return [colour, palette.indexOf(nearest)];
    }),
  );
  const rows = Array.from({ length: HEIGHT * FINE }, (_, row) => [
    0,
    ...pixels.slice(row * WIDTH * FINE, (row + 1) * WIDTH * FINE).map((colour) => places.get(colour)),
  ]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH * FINE, 0);
  head.writeUInt32BE(HEIGHT * FINE, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flatMap(parts))),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: FINE });
for (const [zone, composition] of Object.entries(zoneCompositions)) {
  const scene = createElement(Scene, { composition, hour: composition.hour, frame: "wide" });
  await page.setContent(`<style>body { margin: 0; height: ${HEIGHT}px }</style>${renderToStaticMarkup(scene)}`);
  const drawn = png(await pixelsOf(page));
  writeFileSync(`${FOLDER}/${zone}.png`, drawn);
  console.log(`${zone} ${drawn.length} bytes`);
}
await browser.close();
