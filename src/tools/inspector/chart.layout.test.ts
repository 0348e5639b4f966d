import { readChart } from "./chart";
import { drawingOf } from "./chart.drawing";
import layout from "./web/chart-layout.json";

const chart = readChart();
const drawing = drawingOf(chart);

describe("the placed chart (npm run chart:layout)", () => {
  it("has every state of the production chart, with what happens inside it", () => {
    const placed = layout.boxes.map(({ path, inner }) => ({ path, inner }));
    expect(placed).toEqual(drawing.boxes.map(({ path, inner }) => ({ path, inner: inner.map(({ id }) => id) })));
  });

  it("has every transition of the production chart, once", () => {
    const placed = [...layout.boxes.flatMap(({ inner }) => inner), ...layout.arrows.flatMap(({ ways }) => ways)];
    expect(placed.sort()).toEqual(chart.transitions.map(({ id }) => id).sort());
  });

  it("keeps every state within its parent, and every arrow within the drawing", () => {
    for (const { path, parent } of drawing.boxes) {
      const [inner, outer] = [path, parent].map((name) => layout.boxes.find((box) => box.path === name));
      if (!inner || !outer) continue;
      expect(inner.x).toBeGreaterThan(outer.x);
      expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
      expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
    }
    for (const { line } of layout.arrows) {
      for (const { x, y } of line) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(layout.width);
        expect(y).toBeLessThanOrEqual(layout.height);
      }
    }
  });

  it("reads downwards: the plan begins above where it is paid, signed and ended", () => {
    const top = (name: string) => layout.boxes.find(({ path }) => path === name)?.y ?? Number.NaN;
    const order = ["collecting", "confirming", "verifyingDocuments", "paying", "signing", "printing", "completed"];
    const tops = order.map(top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });
});
