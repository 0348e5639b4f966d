import { imageSize } from "image-size";
import { drawPng } from "../../../../platform/server/png";
import { lightColours } from "../../../../shared/palette";
import { drawPicture } from "./drawPicture";

const art = {
  scenes: { VAR: '<path id="varadero" d="M0 0h9v9z"/>', "": '<path id="beach" d="M0 0h9v9z"/>' },
  cars: { "ECO-M": '<path id="economy" d="M0 0h9v9z"/>', "": '<path id="sedan" d="M0 0h9v9z"/>' },
  colours: { page: "#fff", sand: "#dca", ink: "#111", inkSoft: "#444" },
};
/** A picture of one dot. */
const mark =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const caiman = { name: "Rutas del Caimán", mark, colours: lightColours };
const varadero = { zoneCode: "VAR", carClass: null, name: "Varadero", line: "Matanzas, Cuba" };
const linesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);

it("the picture of a shared link shows the place's scene with the name and a line below, and the shop's mark and name", () => {
  const svg = drawPicture(varadero, art, caiman);
  expect(svg).toContain("varadero");
  expect(svg).not.toMatch(/economy|sedan/);
  expect(linesOf(svg)).toEqual(["Varadero", "Matanzas, Cuba", "Rutas del Caimán"]);
});

it.each([
  ["ECO-M", "VAR", ["economy", "varadero"]],
  ["NEW-A", "XXX", ["sedan", "beach"]],
])(
  "the picture of a shared link shows the class's car before the scene; unknown codes get a default (%s in %s)",
  (carClass, zoneCode, parts) => {
    const svg = drawPicture({ ...varadero, carClass, zoneCode }, art, caiman);
    for (const part of parts) expect(svg).toContain(`id="${part}"`);
  },
);

it("the picture of a shared link shrinks a long name, then wraps it, and cuts longer ones between words", () => {
  const name = "The road from Santa Clara to Remedios is open again, and what to know before you take it with a car";
  const [first = "", second = ""] = linesOf(drawPicture({ ...varadero, name }, art, caiman));
  expect(first).toBe("The road from Santa Clara to Remedios is open");
  expect(second).toMatch(/^again, and what .+ \w+…$/);
});

it("the picture of a shared link leaves no word alone in the second line", () => {
  const name = "Renta de SUV con transmisión automática en La Habana";
  expect(linesOf(drawPicture({ ...varadero, name }, art, caiman)).slice(0, 2)).toEqual([
    "Renta de SUV con transmisión",
    "automática en La Habana",
  ]);
});

it("the picture of a shared link escapes markup in a name, and drops control characters", () => {
  const svg = drawPicture({ ...varadero, name: '</text><image href="x"/>\u0007' }, art, caiman);
  expect(linesOf(svg)[0]).toBe("&lt;/text&gt;&lt;image href=&quot;x&quot;/&gt;");
});

it("the picture of a shared link leaves out letters that our fonts lack (PAPER-11)", () => {
  expect(linesOf(drawPicture({ ...varadero, name: "Casa 李 Ana 🎂", line: "生日" }, art, caiman))).toEqual([
    "Casa Ana",
    "",
    "Rutas del Caimán",
  ]);
});

it("the picture of a shared link writes a name of wide letters smaller, so that it stays in the picture", () => {
  const size = (name: string) => Number(/font-size="(\d+)"/.exec(drawPicture({ ...varadero, name }, art, caiman))?.[1]);
  expect(size("Varadero")).toBe(76);
  expect(size("GRAN HOTEL BRISTOL HABANA")).toBeLessThan(70);
});

it("the picture of a shared link comes as a PNG of the size that social networks show large (WEB-25)", async () => {
  const png = await drawPng(drawPicture(varadero, art, caiman));
  expect(imageSize(png)).toMatchObject({ type: "png", width: 1200, height: 630 });
});

it("a picture that cannot be drawn fails alone, and the next one is drawn (WEB-25)", async () => {
  await expect(drawPng("<svg")).rejects.toBeDefined();
  expect((await drawPng(drawPicture(varadero, art, caiman))).length).toBeGreaterThan(1_000);
});
