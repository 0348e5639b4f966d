import type { Hour } from "../paint";
import { Canvas, type Composition, Sky } from "../Scene";

interface HouseFrameProps {
  readonly composition: Composition;
  readonly hour: Hour | undefined;
  readonly title: string | undefined;
}

/**
 * Draws a house whole in a frame of any shape: in a wide one there is more beside it, in a high one more sky above, and
 * no tower is cut off. Houses stand between 80 and 400 across, and below 50.
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
