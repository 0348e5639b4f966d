import { tileImage } from "../../../../shared/daysOwn";
import { lightColours } from "../../../../shared/palette";

interface TileBandProps {
  /** Height of the band in px. */
  readonly height?: number;
}

const tiles = `var(--day-tiles,${tileImage(lightColours)})`;

/**
 * A border of tiles with a wave pattern, one tile high, for the footer and the edge of papers. Tiles stretch a little,
 * so that they are whole at both ends for any width. It keeps its light colours in the dark scheme. (PAPER-9)
 */
export function TileBand({ height = 24 }: TileBandProps) {
  return (
    <div
      aria-hidden="true"
      style={{
        height,
        background: `${tiles} 0 0 / ${height * 2}px 100% round`,
        printColorAdjust: "exact",
      }}
    />
  );
}
