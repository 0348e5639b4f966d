import type { Size } from "./mapView";
import type { Point } from "./projection";

/** A rectangle on the screen, in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A name to place on the map. */
export type Label = {
  readonly key: string;
  readonly text: string;
  /** The pixel of the named place. */
  readonly at: Point;
  /** The height of its letters in pixels. */
  readonly fontSize: number;
  /** `point`: beside a dot, which is drawn with it; `area`: on its middle. */
  readonly anchor: "point" | "area";
  /** The minimum distance in pixels between labels with the same text. */
  readonly apart?: number;
};

/** A label with the pixel at which its text begins (`start`), ends (`end`) or is centred. */
export type PlacedLabel<Of extends Label> = {
  readonly label: Of;
  readonly at: Point;
  readonly align: "start" | "middle" | "end";
};

/** The width of a letter in proportion to its height, for semibold text. */
const LETTER = 0.58;
const GAP = 7;
/** The map's buttons in the upper right corner (MapControls). */
const CONTROLS = { width: 64, height: 152 };
const EDGE = 4;

type Try = Pick<PlacedLabel<Label>, "at" | "align">;

/**
 * The labels that have room, in their order. A label is left out if it would cover an earlier one, a pin, the controls
 * or an edge in every position next to its place.
 */
export function placeLabels<Of extends Label>(
  labels: readonly Of[],
  size: Size,
  pins: readonly Box[],
): PlacedLabel<Of>[] {
  const controls = { left: size.width - CONTROLS.width, top: 0, right: size.width, bottom: CONTROLS.height };
  const taken: Box[] = [controls, ...pins];
  const repeated: Label[] = [];
  return labels.flatMap((label): PlacedLabel<Of>[] => {
    if (!isInside(boxAround(label.at, 0), size)) return [];
    const { apart = 0 } = label;
    if (
      repeated.some(({ text, at }) => text === label.text && Math.hypot(at.x - label.at.x, at.y - label.at.y) < apart)
    )
      return [];
    const found = triesOf(label).find((one) => {
      const box = boxOf(label, one);
      return isInside(box, size) && !taken.some((other) => overlap(box, other));
    });
    if (!found) return [];
    taken.push(boxOf(label, found));
    if (apart > 0) repeated.push(label);
    if (label.anchor === "point") taken.push(boxAround(label.at, 3));
    return [{ label, at: found.at, align: found.align }];
  });
}

function triesOf({ at: { x, y }, anchor, fontSize }: Label): Try[] {
  // An area's middle is not exact, so its name may be a line higher or lower.
  if (anchor === "area")
    return [0.35, 1.55, -0.85].map((lines) => ({ at: { x, y: y + fontSize * lines }, align: "middle" }));
  return [
    { at: { x: x + GAP, y: y + fontSize * 0.35 }, align: "start" },
    { at: { x: x - GAP, y: y + fontSize * 0.35 }, align: "end" },
    { at: { x, y: y - GAP }, align: "middle" },
    { at: { x, y: y + GAP + fontSize * 0.75 }, align: "middle" },
  ];
}

function boxOf({ text, fontSize }: Label, { at, align }: Try): Box {
  const width = text.length * fontSize * LETTER;
  const left = at.x - { start: 0, middle: width / 2, end: width }[align];
  return { left: left - 2, right: left + width + 2, top: at.y - fontSize, bottom: at.y + fontSize * 0.3 };
}

const boxAround = ({ x, y }: Point, by: number): Box => ({ left: x - by, right: x + by, top: y - by, bottom: y + by });

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Size) =>
  left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
