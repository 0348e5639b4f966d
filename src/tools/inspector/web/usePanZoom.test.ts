import { fitted, zoomed } from "./usePanZoom";

describe("the chart's window", () => {
  it("zooms around the pointer: what is under it stays there", () => {
    const view = { x: -40, y: 25, scale: 0.5 };
    const after = zoomed(view, 1.3, 200, 100);
    const under = ({ x, y, scale }: typeof view) => [(200 - x) / scale, (100 - y) / scale];
    for (const [index, value] of under(after).entries()) expect(value).toBeCloseTo(under(view)[index] ?? Number.NaN, 9);
  });

  it("stays within sizes at which something can be seen", () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 1_000, 0, 0).scale).toBe(2.5);
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.001, 0, 0).scale).toBe(0.15);
  });

  it("shows a frame whole and in the middle, never larger than drawn", () => {
    const view = fitted({ x: 100, y: 50, width: 400, height: 200 }, { width: 200, height: 200 });
    expect(view).toEqual({ scale: 0.5, x: -50, y: 25 });
    expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, { width: 500, height: 500 }).scale).toBe(1);
  });
});
