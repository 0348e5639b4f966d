import { text } from "../../../platform/server/http/texts";
import type { Language } from "../../../shared/language";
import { type ChartTransition, readChart } from "./chart";
import { drawingOf } from "./chart.drawing";
import { LABEL, labelWidth, NAME, type PlacedChart, placeChart } from "./chart.place";
import { ruleFigures, wayLabel } from "./chart.rules";

const chart = readChart();
const drawing = drawingOf(chart);
const unfolded = new Set<string>();
const deep = new Set(["paying.awaitingTransfer"]);

const labelIn = (language: Language) => (way: ChartTransition) => {
  const label = wayLabel(way);
  return "text" in label ? label.text : text(language, `inspector.way.${label.message}`, ruleFigures);
};

/** The widths of windows and of the chart in them, without the page's margins and what stands beside the chart. */
const windows = [
  [1920, 1524, "en"],
  [1440, 1044, "es"],
  [1280, 884, "en"],
  [390, 358, "es"],
] as const;

const textsOf = ({ boxes }: PlacedChart) =>
  boxes.flatMap(({ rows }) =>
    rows.flatMap(({ chips, arrow }) => [
      ...chips.map(({ text, width }) => [text, width] as const),
      ...(arrow ? [[arrow.text, Number.NaN] as const] : []),
    ]),
  );

describe.each(windows)("the chart in a window of %i px (QA-6)", (_window, width, language) => {
  const placed = placeChart(drawing, width, unfolded, labelIn(language));

  it("is shown whole and unscaled: the smallest label is 11 px, and none is cut", () => {
    expect(Math.min(LABEL, NAME)).toBeGreaterThanOrEqual(11);
    expect(placed.width).toBeLessThanOrEqual(width);
    for (const [text, room] of textsOf(placed))
      if (!Number.isNaN(room)) expect(labelWidth(text)).toBeLessThanOrEqual(room);
    for (const { x, width: wide, name } of placed.boxes) {
      expect(labelWidth(name, NAME)).toBeLessThanOrEqual(wide);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
  });

  it("labels no two transitions of a state alike", () => {
    for (const { path, rows } of placed.boxes) {
      const labels = rows.flatMap(({ chips }) => chips.map(({ text }) => text));
      expect([path, labels.filter((one, place) => labels.indexOf(one) !== place)]).toEqual([path, []]);
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

  it("names each state around its children in every column that they are in, once, and above them", () => {
    for (const frame of placed.frames) {
      const within = (box: { path: string; x: number }) =>
        (box.path === frame.path || box.path.startsWith(`${frame.path}.`)) &&
        box.x >= frame.x &&
        box.x < frame.x + frame.width;
      const own = placed.boxes.filter(within);
      const isNamed = own.some(({ path }) => path === frame.path);
      expect([frame.path, isNamed, frame.title === null]).toEqual([frame.path, isNamed, isNamed]);
      for (const box of own) if (frame.title) expect(frame.title.y).toBeLessThan(box.y);
      if (frame.title) {
        const end = frame.title.x + labelWidth(frame.title.text, NAME);
        expect([frame.path, end <= frame.x + frame.width]).toEqual([frame.path, true]);
      }
    }
  });

  it("draws no transition across a state or out of the drawing", () => {
    for (const { line } of placed.transitions) {
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
  const placed = placeChart(drawing, 358, deep, labelIn("en"));
  const transfer = placed.boxes.find(({ path }) => path === "paying.awaitingTransfer");
  expect(transfer?.folded).toBe(2);
  expect(placed.boxes).toHaveLength(chart.states.length - 2);
  expect(placed.height).toBeLessThan(placeChart(drawing, 358, unfolded, labelIn("en")).height);
});

describe("the labels of transitions", () => {
  const labels = (from: string, to: string) =>
    chart.transitions.filter((way) => way.from === from && way.to === to).map(labelIn("en"));

  it("name the event, its deadline, and what happens by time alone (QA-6)", () => {
    expect(labels("confirming", "confirming")).toEqual(
      expect.arrayContaining(["booking.confirmed < 72 h", "booking.extended + 24 h", "72 h: lapses"]),
    );
    expect(labels("paying.choosing", "cancelled")).toEqual(["48 h over, unpaid"]);
    expect(labels("paying.choosing", "paying.awaitingTransfer")).toEqual(["transfer.ordered < 48 h"]);
    expect(labels("signing", "cancelled")).toContain("24 h over, unsigned");
    expect(labels("reviewingDocuments", "verifyingDocuments")).toContain("5 business days over");
  });

  it("explain each guard in both languages with the chart's own numbers (QA-6)", () => {
    const guards = [...new Set(chart.transitions.flatMap(({ guard }) => guard ?? []))];
    for (const language of ["en", "es"] as const) {
      const sentences = guards.map((guard) => text(language, `inspector.guard.${guard}`, ruleFigures));
      expect(new Set(sentences).size).toBe(guards.length);
      expect(sentences.filter((sentence) => !/^\p{Lu}|^\d/u.test(sentence) || !sentence.endsWith("."))).toEqual([]);
    }
    expect(text("en", "inspector.guard.payWindowOver", ruleFigures)).toMatch(/^48 hours after the last confirmation/);
  });
});
