import { useId } from "react";
import { lightColours } from "../../theme/palette";

interface TileBandProps {
  /** Height of the band in px. */
  readonly height?: number;
}

/**
 * A border of tiles with a wave on them, one tile high, for the footer and the edge of papers. It has its light colours
 * in the dark scheme too.
 */
export function TileBand({ height = 24 }: TileBandProps) {
  const id = useId();
  return (
    <svg width="100%" height={height} aria-hidden="true" focusable="false">
      <pattern id={id} width={height * 2} height={height} patternUnits="userSpaceOnUse" viewBox="0 0 48 24">
        <path fill={lightColours.sea} d="M0 0h48v24H0z" />
        <path
          fill={lightColours.page}
          d="M0 20C8 20 11 14 11 10 11 5 15 2 20 2c5 0 8 3 8 7 0 3-2 5-5 5-2 0-4-1-4-3 0-2 1-3 3-3-2-1-5 0-5 4 0 5 5 8 11 8h20v4H0z"
        />
        <path fill={lightColours.mango} d="M40 5a4 4 0 1 1-.1 0z" />
        <path fill={lightColours.coral} d="M0 21h48v3H0z" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
