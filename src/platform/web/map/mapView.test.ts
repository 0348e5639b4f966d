import fc from "fast-check";
import { provinces, SHEET } from "./cubaProvinces";
import { areaOf, fitView, LARGEST_SCALE, onScreen, panView, type Size, viewOf, wholeView, zoomView } from "./mapView";
import { groupPins } from "./pinGroups";
import { toSheet } from "./projection";

const size: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 280, max: 1200 }),
  height: fc.integer({ min: 240, max: 900 }),
});
const place = fc.record({
  latitude: fc.double({ min: 19.9, max: 23.2, noNaN: true }),
  longitude: fc.double({ min: -84.9, max: -74.2, noNaN: true }),
});

describe("the map of Cuba", () => {
  it("draws the 16 provinces, La Habana by that name", () => {
    expect(provinces).toHaveLength(16);
    expect(provinces.find(({ code }) => code === "03")?.name).toBe("La Habana");
  });

  it("puts Havana in the north-west and Baracoa at the eastern end", () => {
    const havana = toSheet({ latitude: 23.136, longitude: -82.359 });
    const baracoa = toSheet({ latitude: 20.347, longitude: -74.497 });
    expect(havana.x).toBeCloseTo(239.5, 0);
    expect(havana.y).toBeCloseTo(12.9, 0);
    expect(baracoa.x).toBeGreaterThan(0.9 * SHEET.width);
    expect(baracoa.y).toBeGreaterThan(0.8 * SHEET.height);
  });

  it("shows every place that it is fitted to", () => {
    fc.assert(
      fc.property(size, fc.array(place, { minLength: 1, maxLength: 20 }), (window, places) => {
        const points = places.map(toSheet);
        const view = fitView(points, window);
        for (const point of points) {
          const { x, y } = onScreen(view, window, point);
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(x).toBeLessThanOrEqual(window.width + 1);
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(y).toBeLessThanOrEqual(window.height + 1);
        }
      }),
    );
  });

  it("zooms out to the whole island at most, and in only as far as the drawing allows", () => {
    fc.assert(
      fc.property(size, fc.double({ min: 0.01, max: 100, noNaN: true }), (window, times) => {
        const { scale } = zoomView(wholeView(window), times, { x: 10, y: 10 }, window);
        expect(scale).toBeGreaterThanOrEqual(wholeView(window).scale - 1e-9);
        expect(scale).toBeLessThanOrEqual(LARGEST_SCALE);
      }),
    );
  });

  it("zooms in around the pointer: the point under it does not move", () => {
    const window = { width: 600, height: 400 };
    const view = fitView([{ x: 500, y: 170 }], window);
    const point = { x: 510, y: 160 };
    const at = onScreen(view, window, point);
    const nearer = onScreen(zoomView(view, 2, at, window), window, point);
    expect(nearer.x).toBeCloseTo(at.x);
    expect(nearer.y).toBeCloseTo(at.y);
  });

  it("shows a searched area with the same bounds as in the search (LODGE-28)", () => {
    fc.assert(
      fc.property(size, place, fc.double({ min: 4, max: LARGEST_SCALE, noNaN: true }), (window, at, scale) => {
        const view = { ...toSheet(at), scale };
        const again = viewOf(areaOf(view, window), window);
        for (const name of ["x", "y", "scale"] as const) expect(again[name]).toBeCloseTo(view[name], 6);
      }),
    );
  });

  it("keeps the island in view when it is dragged", () => {
    const window = { width: 600, height: 400 };
    const { x, y } = panView(wholeView(window), { x: 1e6, y: -1e6 }, window);
    expect([x, y]).toEqual([0, SHEET.height]);
  });
});

describe("pins close to each other", () => {
  it("are grouped until none covers another, without losing a place", () => {
    const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 100 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(points, (all) => {
        const groups = groupPins(
          all.map((point, id) => ({ id, point })),
          2,
          { width: 46, height: 44 },
        );
        expect(groups.flatMap(({ members }) => members.map(({ id }) => id)).sort((a, b) => a - b)).toEqual(
          all.map((_point, id) => id),
        );
        for (const [index, a] of groups.entries())
          for (const b of groups.slice(index + 1))
            expect(Math.abs(a.at.x - b.at.x) * 2 < 46 && Math.abs(a.at.y - b.at.y) * 2 < 44).toBe(false);
      }),
    );
  });
});
