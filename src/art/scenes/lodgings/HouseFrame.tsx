import type { Hour } from "../paint";
import { Canvas, type Composition, Sky } from "../Scene";

interface HouseFrameProps {
  readonly composition: Composition;
  readonly hour: Hour | undefined;
  readonly title: string | undefined;
}

/**
 * Shows a whole building in a frame of any shape: a wide frame shows more beside it, a tall one more sky, and no tower
 * is cut off. Buildings are between x 80 and 400, and below y 50.
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
