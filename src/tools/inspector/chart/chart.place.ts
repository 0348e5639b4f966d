import type { ChartTransition } from "./chart";
import type { Arrow, Box, Drawing } from "./chart.drawing";

/** Sizes in CSS pixels: the chart is never scaled, but laid out for the available width. */
export const LABEL = 12;
export const NAME = 14;
/** A letter's width relative to the font size, in a monospaced face. */
const LETTER = 0.62;
const LINE = 26;
const HEAD = 28;
const PAD = 8;
const CHIP_PAD = 12;
const BETWEEN = 4;
const GAP = 12;
const LANE = 7;
const EDGE = 12;
const FRAME = 8;
/** The height of a frame's title. */
const TITLE = 26;

type Point = { x: number; y: number };
type Frame = Point & { width: number; height: number };

/** A transition's short label, which can be pressed. */
export type Chip = Frame & { way: ChartTransition; text: string };
/** All transitions from one state to another, side by side; `to` null: they only change facts. */
export type PlacedRow = { id: string; to: string | null; chips: Chip[]; arrow: (Point & { text: string }) | null };
export type PlacedBox = Frame & {
  path: string;
  name: string;
  compound: boolean;
  final: boolean;
  /** The number of hidden states inside it. */
  folded: number;
  rows: PlacedRow[];
};
/**
 * A compound state around its children, once in each column that they are in; `title`: its name, in columns without its
 * own box. The names of the states around it stand above it.
 */
export type PlacedFrame = Frame & { path: string; title: (Point & { text: string }) | null };
export type PlacedTransition = { id: string; from: string; to: string; line: Point[] };
export type PlacedChart = {
  width: number;
  height: number;
  boxes: PlacedBox[];
  frames: PlacedFrame[];
  transitions: PlacedTransition[];
};

export const labelWidth = (text: string, size = LABEL): number => Math.ceil(text.length * size * LETTER);

const depthOf = (path: string) => path.split(".").length - 1;
const isWithin = (path: string, outer: string) => path.startsWith(`${outer}.`);

/**
 * Places the chart in as many columns as fit a width (CSS pixels), read downwards and then to the right; transitions run
 * between the columns and below them, and all that lead to one state share a lane. Labels keep their size: in less
 * width there are fewer in a line. `folded`: compound states whose content is hidden; `labelOf`: a transition's label.
 * (QA-6)
 */
export function placeChart(
  { boxes, arrows, beginnings }: Drawing,
  width: number,
  folded: ReadonlySet<string>,
  labelOf: (way: ChartTransition) => string,
): PlacedChart {
  const isHidden = (path: string) => [...folded].some((outer) => isWithin(path, outer));
  const shown = boxes.filter(({ path }) => !isHidden(path));
  const shownAs = (path: string) => {
    const keys = path.split(".");
    const paths = keys.map((_key, index) => keys.slice(0, keys.length - index).join("."));
    return paths.find((one) => !isHidden(one)) ?? path;
  };
  const leaving = arrows.filter(({ from }) => !isHidden(from));
  const contentOf = (box: Box, room: number) =>
    contents(box, leaving, { first: beginnings.find(({ within }) => within === box.path)?.to, room, labelOf });

  // The lanes depend on the columns, and the columns' width on the lanes: so it is estimated first.
  const count = width >= 1500 ? 4 : width >= 860 ? 3 : width >= 620 ? 2 : 1;
  const estimate = width / count - 60;
  const heights = shown.map((box) => contentOf(box, estimate - depthOf(box.path) * FRAME * 2).height + GAP);
  const columnOf = new Map(columns(heights, count).map((column, index) => [shown[index]?.path ?? "", column]));
  const column = (path: string) => columnOf.get(shownAs(path)) ?? 0;

  const routes = leaving.map((arrow) => ({
    arrow,
    to: shownAs(arrow.to),
    ...route(column(arrow.from), column(arrow.to)),
  }));
  const lanes = new Lanes(boxes.map(({ path }) => path));
  for (const { to, out, into } of routes) lanes.take(to, out, into);
  const gutters = Array.from({ length: count + 1 }, (_none, index) => lanes.widthOf(index));
  const room = Math.floor((width - gutters.reduce((sum, one) => sum + one, 0)) / count);
  const leftOf = (index: number) => gutters.slice(0, index + 1).reduce((sum, one) => sum + one, 0) + index * room;

  const bottoms = Array.from({ length: count }, () => GAP);
  const placed = shown.map((box): PlacedBox => {
    const index = column(box.path);
    const indent = depthOf(box.path) * FRAME;
    const x = leftOf(index) + indent;
    const above = bottoms[index] ?? GAP;
    // Starts below the titles of its parent states whose own boxes are in earlier columns.
    const y = above === GAP ? above + depthOf(box.path) * TITLE : above;
    const { rows, height } = contentOf(box, room - 2 * indent);
    const after = shown[shown.indexOf(box) + 1];
    const closes = Math.max(0, depthOf(box.path) - (after ? depthOf(after.path) : 0));
    bottoms[index] = y + height + GAP + closes * FRAME;
    return {
      path: box.path,
      name: box.name,
      final: box.final,
      compound: boxes.some(({ parent }) => parent === box.path),
      folded: boxes.filter(({ path }) => isWithin(path, box.path) && isHidden(path)).length,
      x,
      y,
      width: room - 2 * indent,
      height,
      rows: rows.map((row) => moved(row, x, y)),
    };
  });
  const at = new Map(placed.map((box) => [box.path, box]));
  const below = Math.max(...bottoms);

  const transitions = routes.map(({ arrow, to, out, into }): PlacedTransition => {
    const source = at.get(arrow.from);
    const target = at.get(to);
    const row = source?.rows.find(({ id }) => id === arrow.id);
    if (!source || !target || !row?.arrow) throw new Error(`${arrow.id} has no place`);
    const fromRight = into === column(to) + 1;
    const end = { x: fromRight ? target.x + target.width : target.x, y: target.y + HEAD / 2 };
    const first = gutterLeft(out) + lanes.offsetOf(out, to);
    const last = gutterLeft(into) + lanes.offsetOf(into, to);
    const start = { x: source.x + source.width, y: row.arrow.y };
    const bottom = below + lanes.depthOf(to);
    const between =
      out === into
        ? [
            { x: first, y: start.y },
            { x: first, y: end.y },
          ]
        : [
            { x: first, y: start.y },
            { x: first, y: bottom },
            { x: last, y: bottom },
            { x: last, y: end.y },
          ];
    return { id: arrow.id, from: arrow.from, to, line: [start, ...between, end] };
  });
  function gutterLeft(index: number): number {
    return index === count ? width - (gutters[count] ?? 0) : leftOf(index) - (gutters[index] ?? 0);
  }

  return { width, height: below + lanes.depth(), boxes: placed, frames: framesOf(placed, column), transitions };
}

/**
 * Wires leave into the gutter right of their column; they arrive from the gutter left of a later column, otherwise from
 * the one right of the target's.
 */
function route(from: number, to: number): { out: number; into: number } {
  return { out: from + 1, into: from < to ? to : to + 1 };
}

/** Lanes of transitions: one for each target in a gutter, and one below all columns for those that go round. */
class Lanes {
  private readonly gutters = new Map<number, Set<string>>();
  private readonly below = new Set<string>();

  constructor(private readonly order: readonly string[]) {}

  take(to: string, out: number, into: number): void {
    for (const gutter of [out, into]) this.gutters.set(gutter, (this.gutters.get(gutter) ?? new Set()).add(to));
    if (out !== into) this.below.add(to);
  }

  widthOf(gutter: number): number {
    const taken = this.gutters.get(gutter)?.size ?? 0;
    return taken === 0 ? 0 : taken * LANE + EDGE + LANE;
  }

  offsetOf(gutter: number, to: string): number {
    return LANE + this.placeIn(this.gutters.get(gutter), to) * LANE;
  }

  depthOf(to: string): number {
    return LANE + this.placeIn(this.below, to) * LANE;
  }

  depth(): number {
    return this.below.size === 0 ? 0 : this.below.size * LANE + EDGE;
  }

  private placeIn(taken: ReadonlySet<string> | undefined, to: string): number {
    return this.order.filter((path) => taken?.has(path)).indexOf(to);
  }
}

/** The column of each height, in order, so that the highest column is as low as possible. */
function columns(heights: readonly number[], count: number): number[] {
  const fill = (most: number): number[] => {
    let [column, used] = [0, 0];
    return heights.map((height) => {
      if (used > 0 && used + height > most) [column, used] = [column + 1, 0];
      used += height;
      return column;
    });
  };
  let [low, high] = [Math.max(...heights), heights.reduce((sum, height) => sum + height, 0)];
  while (high - low > 1) {
    const most = (low + high) / 2;
    if ((fill(most).at(-1) ?? 0) < count) high = most;
    else low = most;
  }
  return fill(high);
}

/** The content of a box of width `room`: one or more lines for each target state. */
function contents(
  { path, inner }: Box,
  arrows: readonly Arrow[],
  { first, room, labelOf }: { first: string | undefined; room: number; labelOf: (way: ChartTransition) => string },
) {
  let y = HEAD;
  const rowOf = (id: string, to: string | null, ways: readonly ChartTransition[]): PlacedRow => {
    let x = PAD;
    const end = room - PAD;
    const chips = ways.map((way): Chip => {
      const text = labelOf(way);
      const width = Math.min(labelWidth(text) + CHIP_PAD, end - PAD);
      if (x > PAD && x + width > end) [x, y] = [PAD, y + LINE];
      const chip = { way, text, x, y, width, height: LINE - 2 };
      x += width + BETWEEN;
      return chip;
    });
    const text = to === null ? "" : `→ ${to.split(".").at(-1)}`;
    if (to !== null && x > PAD && x + labelWidth(text) > end) [x, y] = [PAD, y + LINE];
    const arrow = to === null ? null : { x, y: y + LINE / 2, text };
    y += LINE;
    return { id, to, chips, arrow };
  };
  const rows: PlacedRow[] = [];
  if (first) rows.push(rowOf(`${path} begins`, first, []));
  if (inner.length > 0) rows.push(rowOf(`${path} itself`, null, inner));
  for (const { id, from, to, ways } of arrows) if (from === path) rows.push(rowOf(id, to, ways));
  return { rows, height: y + (rows.length > 0 ? PAD - 2 : 0) };
}

function moved({ chips, arrow, ...row }: PlacedRow, x: number, y: number): PlacedRow {
  return {
    ...row,
    chips: chips.map((chip) => ({ ...chip, x: chip.x + x, y: chip.y + y })),
    arrow: arrow && { ...arrow, x: arrow.x + x, y: arrow.y + y },
  };
}

function framesOf(boxes: readonly PlacedBox[], column: (path: string) => number): PlacedFrame[] {
  return boxes.flatMap(({ path, compound, folded }) => {
    if (!compound || folded > 0) return [];
    const members = boxes.filter((box) => box.path === path || isWithin(box.path, path));
    return [...new Set(members.map((box) => column(box.path)))].map((index) => {
      const own = members.filter((box) => column(box.path) === index);
      const deepest = (box: PlacedBox) => (depthOf(box.path) - depthOf(path)) * FRAME;
      const left = Math.min(...own.map((box) => box.x - deepest(box)));
      const right = Math.max(...own.map((box) => box.x + box.width + deepest(box)));
      const text = `${path.split(".").at(-1)} …`;
      const title = own.some((box) => box.path === path)
        ? null
        : { x: left + PAD, y: GAP + depthOf(path) * TITLE, text };
      const top = (title ? title.y : Math.min(...own.map(({ y }) => y))) - 4;
      const end = Math.max(...own.map((box) => box.y + box.height + deepest(box)));
      return { path, title, x: left, y: top, width: right - left, height: end - top };
    });
  });
}
