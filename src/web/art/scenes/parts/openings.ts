import { d } from "../d";

interface OpeningGrid {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly columns: number;
  readonly rows: number;
  /** Width and height of one opening as parts of its cell. */
  readonly fill?: readonly [number, number];
  readonly arched?: boolean;
}

/** Windows, doors or arches in a grid, as one path. */
export function openings({ x, y, w, h, columns, rows, fill = [0.46, 0.62], arched = false }: OpeningGrid): string {
  const cellW = w / columns;
  const cellH = h / rows;
  const holeW = cellW * fill[0];
  const holeH = cellH * fill[1];
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * cellW + (cellW - holeW) / 2;
    const foot = y + (Math.floor(index / columns) + 1) * cellH - (cellH - holeH) / 2;
    const half = holeW / 2;
    return arched
      ? d`M${left} ${foot}v${-holeH + half}a${half} ${half} 0 0 1 ${holeW} 0v${holeH - half}z`
      : d`M${left} ${foot}v${-holeH}h${holeW}v${holeH}z`;
  }).join("");
}
