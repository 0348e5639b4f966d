import { readChart } from "./chart";
import { drawingOf } from "./chart.drawing";
import { LABEL, labelWidth, NAME, type PlacedChart, placeChart } from "./chart.place";

const chart = readChart();
const drawing = drawingOf(chart);
const unfolded = new Set<string>();
const deep = new Set(["paying.awaitingTransfer"]);

/** The widths of windows and of the chart in them, without the page's margins. */
const windows = [
  [1920, 1888],
  [1280, 1248],
  [390, 358],
] as const;

const textsOf = ({ boxes }: PlacedChart) =>
  boxes.flatMap(({ rows }) =>
    rows.flatMap(({ chips, arrow }) => [
      ...chips.map(({ text, width }) => [text, width] as const),
      ...(arrow ? [[arrow.text, Number.NaN] as const] : []),
    ]),
  );

describe.each(windows)("the chart in a window of %i px (QA-6)", (_window, width) => {
  const placed = placeChart(drawing, width, unfolded);

  it("is whole at its own size: the smallest label is 11 px, and none is cut", () => {
    expect(Math.min(LABEL, NAME)).toBeGreaterThanOrEqual(11);
    expect(placed.width).toBeLessThanOrEqual(width);
    for (const [text, room] of textsOf(placed))
      if (!Number.isNaN(room)) expect(labelWidth(text)).toBeLessThanOrEqual(room);
    for (const { x, width: wide, name } of placed.boxes) {
      expect(labelWidth(name, NAME)).toBeLessThanOrEqual(wide);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
  });

  it("shows every state and every transition, once", () => {
    expect(placed.boxes.map(({ path }) => path)).toEqual(chart.states.map(({ path }) => path));
    const ways = placed.boxes.flatMap(({ rows }) => rows.flatMap(({ chips }) => chips.map(({ way }) => way.id)));
    expect(ways.sort()).toEqual(chart.transitions.map(({ id }) => id).sort());
  });

  it("lets no two states overlap, and keeps what can be pressed within its state", () => {
    for (const [index, box] of placed.boxes.entries()) {
      for (const other of placed.boxes.slice(index + 1)) {
        const apart =
          box.x + box.width <= other.x ||
          other.x + other.width <= box.x ||
          box.y + box.height <= other.y ||
          other.y + other.height <= box.y;
        expect([box.path, other.path, apart]).toEqual([box.path, other.path, true]);
      }
      for (const { chips, arrow } of box.rows) {
        for (const chip of chips) {
          expect(chip.x + chip.width).toBeLessThanOrEqual(box.x + box.width);
          expect(chip.y + chip.height).toBeLessThanOrEqual(box.y + box.height);
        }
        if (arrow) expect(arrow.x + labelWidth(arrow.text)).toBeLessThanOrEqual(box.x + box.width);
      }
    }
  });

  it("draws no wire across a state or out of the drawing", () => {
    for (const { line } of placed.wires) {
      for (const [index, { x, y }] of line.entries()) {
        expect(x >= 0 && x <= placed.width && y >= 0 && y <= placed.height).toBe(true);
        const next = line[index + 1];
        if (!next) continue;
        const crossed = placed.boxes.filter(
          (box) =>
            Math.max(x, next.x) > box.x + 1 &&
            Math.min(x, next.x) < box.x + box.width - 1 &&
            Math.max(y, next.y) > box.y + 1 &&
            Math.min(y, next.y) < box.y + box.height - 1,
        );
        expect(crossed.map(({ path }) => path)).toEqual([]);
      }
    }
  });
});

it("draws a folded compound state as one box with the number of its states (QA-6)", () => {
  const placed = placeChart(drawing, 358, deep);
  const transfer = placed.boxes.find(({ path }) => path === "paying.awaitingTransfer");
  expect(transfer?.folded).toBe(2);
  expect(placed.boxes).toHaveLength(chart.states.length - 2);
  expect(placed.height).toBeLessThan(placeChart(drawing, 358, unfolded).height);
});
