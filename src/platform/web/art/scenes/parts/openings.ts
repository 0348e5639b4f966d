import { d } from "../d";

interface ArchRow {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly columns: number;
  /** Width and height of one arch as parts of its bay. */
  readonly fill: readonly [number, number];
}

/** A row of round arches in the box whose top left is (x, y), as one path; on whole units, to be short. */
export function openings({ x, y, w, h, columns, fill }: ArchRow): string {
  const bay = w / columns;
  const width = Math.max(2, Math.round(bay * fill[0]));
  const rise = Math.round(h * fill[1] - width / 2);
  const foot = Math.round(y + h - (h * (1 - fill[1])) / 2);
  const half = width / 2;
  return Array.from({ length: columns }, (_, index) => {
    const left = Math.round(x + index * bay + (bay - width) / 2);
    return d`M${left} ${foot}v${-rise}a${half} ${half} 0 0 1 ${width} 0v${rise}z`;
  }).join("");
}
