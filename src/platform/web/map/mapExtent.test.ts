import { provinceOutlines, provinces, SHEET } from "./cubaProvinces";
import { boxAroundAll, drawnPart, overlap, pointsOfOutline } from "./mapExtent";

const boxOf = (code: keyof typeof provinceOutlines) => boxAroundAll(pointsOfOutline(provinceOutlines[code]));
const inWindow = { width: 640, height: 420 };

describe("the part of the map that is drawn (LODGE-14)", () => {
  it("resolves the relative steps of each ring of an outline", () => {
    expect(pointsOfOutline("M10 20 l1-2 0 3zM5.5 1 l-0.5 0.5z")).toEqual([
      { x: 10, y: 20 },
      { x: 11, y: 18 },
      { x: 11, y: 21 },
      { x: 5.5, y: 1 },
      { x: 5, y: 1.5 },
    ]);
  });

  it("has each province where its name is placed, and all of them on the sheet", () => {
    for (const { code, x, y } of provinces) {
      const box = boxOf(code);
      expect(overlap(box, { left: x, right: x, top: y, bottom: y })).toBe(true);
      expect(overlap(box, { left: 0, right: SHEET.width, top: 0, bottom: SHEET.height })).toBe(true);
    }
  });

  it("covers the surroundings of a close view, and the whole island for a wide one", () => {
    const drawnFrom = (scale: number) => {
      const part = drawnPart({ x: 244, y: 19, scale }, inWindow);
      return provinces.filter(({ code }) => overlap(boxOf(code), part)).map(({ name }) => name);
    };
    expect(drawnFrom(44)).toEqual(["La Habana", "Matanzas", "Artemisa", "Mayabeque"]);
    expect(drawnFrom(0.6)).toHaveLength(provinces.length);
  });
});
