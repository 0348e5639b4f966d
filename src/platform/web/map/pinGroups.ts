import type { Point } from "./projection";

/** Places that a map shows as one pin: their middle on the sheet, and the places in the order given. */
export type PinGroup<Place> = { readonly at: Point; readonly members: readonly Place[] };
type Placed = { readonly point: Point };

/** The size of a pin in pixels. */
export type PinSize = { readonly width: number; readonly height: number };

/**
 * Groups places until no two pins overlap at a scale (pixels for each unit). The first member of a group is the first
 * of the places given, so that a pin keeps its identity when the map is zoomed in.
 */
export function groupPins<Place extends Placed>(
  places: readonly Place[],
  scale: number,
  { width, height }: PinSize,
): PinGroup<Place>[] {
  const groups: PinGroup<Place>[] = places.map((place) => ({ at: place.point, members: [place] }));
  const collide = (a: Point, b: Point) => Math.abs(a.x - b.x) * scale < width && Math.abs(a.y - b.y) * scale < height;
  for (let index = 0; index < groups.length; ) {
    const group = groups[index];
    const other = group ? groups.findIndex(({ at }, at2) => at2 > index && collide(group.at, at)) : -1;
    const swallowed = groups[other];
    if (!group || !swallowed) {
      index += 1;
      continue;
    }
    groups.splice(other, 1);
    groups[index] = merged(group, swallowed);
    // Its middle has moved: it may now cover a pin that was compared before.
    index = 0;
  }
  return groups;
}

function merged<Place extends Placed>(a: PinGroup<Place>, b: PinGroup<Place>): PinGroup<Place> {
  const members = [...a.members, ...b.members];
  const mean = (coordinate: "x" | "y") =>
    members.reduce((sum, { point }) => sum + point[coordinate], 0) / members.length;
  return { at: { x: mean("x"), y: mean("y") }, members };
}

/** The positions of the members of an expanded group: on a ring, in pixels from its middle. */
export function fanOut(count: number, { width }: PinSize): Point[] {
  const radius = Math.max(width, (count * (width + 6)) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.round(Math.cos(angle) * radius), y: Math.round(Math.sin(angle) * radius) };
  });
}
