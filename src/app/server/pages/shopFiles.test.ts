import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { imageSize } from "image-size";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { shop } from "../../../platform/server/db/schema/shop";
import { marksOf } from "../../../platform/server/shop/marks";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { keysOf } from "../../../shared/keysOf";
import { darkColours, lightColours } from "../../../shared/palette";
import { noBrand, unnamedShop } from "../../../shared/shop";
import { markAddress, markSizes } from "../../../shared/shopMark";
import { manifestOf } from "./shopFiles";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const get = (url: string) => test.call({ method: "GET", url });

it("the manifest has the shop's own name, short name, marks and language (OPS-156)", async () => {
  const own = { ...unnamedShop, brand: { ...noBrand, name: "Rutas del Caimán", shortName: "Caimán" } };
  const manifest = manifestOf(own, "es");
  expect(manifest).toMatchObject({ name: "Rutas del Caimán", short_name: "Caimán", lang: "es", id: "/" });
  expect(manifest.shortcuts[0]).toMatchObject({ name: "Su plan de viaje" });
  for (const { src } of manifest.icons) expect(src).toContain(marksOf(own).day);
  const served = await get("/manifest.webmanifest?lang=es");
  expect(served.headers["content-type"]).toContain("application/manifest+json");
  expect(served.json()).toEqual(JSON.parse(JSON.stringify(manifestOf(await readShop(test.db), "es"))));
});

it("every mark of the shop comes in the size of its use, and its address never changes its content (OPS-153)", async () => {
  const { day, night } = marksOf(await readShop(test.db));
  expect(day).not.toBe(night);
  for (const mark of [day, night]) {
    for (const use of keysOf(markSizes)) {
      const answer = await get(markAddress(mark, use));
      expect(answer.headers).toMatchObject({ "cache-control": expect.stringContaining("immutable") });
      expect(imageSize(answer.rawPayload)).toMatchObject({ type: "png", width: markSizes[use] });
    }
  }
});

it("a shop without a logo has the first letter of its name on its own colour (OPS-153)", async () => {
  const before = await readShop(test.db);
  await test.db
    .update(shop)
    .set({ logo: null, logoNight: null, brandName: "Ébano", main: "#1F5F3B" })
    .where(eq(shop.id, 1));
  const own = { ...unnamedShop, brand: { ...noBrand, name: "Ébano", main: "#1F5F3B" } };
  const { day } = marksOf(own);
  expect(marksOf({ ...own, brand: { ...own.brand, name: "Caimán" } }).day).not.toBe(day);
  expect(marksOf({ ...own, brand: { ...own.brand, main: "#123456" } }).day).not.toBe(day);
  // A letter and a colour that no shop of this test has.
  const { logo, logoNight, name: brandName, main } = before.brand;
  await test.db.update(shop).set({ logo, logoNight, brandName, main }).where(eq(shop.id, 1));
  expect((await get(markAddress(day, "head"))).statusCode).toBe(404);
});

it.each(["/shop-marks/none.head.png", "/shop-marks/../../etc/passwd", `/shop-marks/${"0".repeat(32)}.huge.png`])(
  "there is no mark at %s (OPS-153)",
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

it("the theme colour is the page's, in the light and the dark scheme", () => {
  const page = readFileSync("public/index.html", "utf8");
  const themes = [...page.matchAll(/theme-color" content="(#\w+)"/g)].map(([, colour]) => colour);
  expect(themes).toEqual([lightColours.page, darkColours.page]);
});
