import { lightColours } from "../../theme/palette";

interface TileBandProps {
  /** Height of the band in px. */
  readonly height?: number;
}

const { sea, page, mango, coral } = lightColours;

/** One tile, 48 × 24: the inside of an `svg`. */
export const waveTile = `<path fill="${sea}" d="M0 0h48v24H0z"/><path fill="${page}" d="M0 20C8 20 11 14 11 10 11 5 15 2 20 2c5 0 8 3 8 7 0 3-2 5-5 5-2 0-4-1-4-3 0-2 1-3 3-3-2-1-5 0-5 4 0 5 5 8 11 8h20v4H0z"/><path fill="${mango}" d="M40 5a4 4 0 1 1-.1 0z"/><path fill="${coral}" d="M0 21h48v3H0z"/>`;

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24" preserveAspectRatio="none">${waveTile}</svg>`;

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
        background: `url("data:image/svg+xml,${encodeURIComponent(picture)}") 0 0 / ${height * 2}px 100% round`,
        printColorAdjust: "exact",
      }}
    />
  );
}
