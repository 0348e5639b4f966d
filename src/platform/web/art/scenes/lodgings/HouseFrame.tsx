import type { Hour } from "../paint";
import { Canvas, type Composition, Sky } from "../Scene";

interface HouseFrameProps {
  readonly composition: Composition;
  readonly hour: Hour | undefined;
  readonly title: string | undefined;
}

/**
 * Draws a house whole in a frame of any shape: a wide one shows more beside it, a high one more sky, and no tower is
 * cut off. Houses are between 80 and 400 across, and below 50.
 */
export function HouseFrame({ composition, hour, title }: HouseFrameProps) {
  return (
    <Canvas
      dayHour={hour ?? composition.hour}
      fixed={hour !== undefined}
      focusable="false"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <svg viewBox="76 42 328 278" preserveAspectRatio="xMidYMax meet" overflow="visible" aria-hidden="true">
        <Sky {...composition.sky} />
        {composition.layers}
      </svg>
    </Canvas>
  );
}
