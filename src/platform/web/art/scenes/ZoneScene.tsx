import { COV } from "./compositions/COV";
import { Scene, type SceneFrame } from "./Scene";
import type { Hour } from "./scenePalettes";
import { zoneCompositions } from "./zoneCompositions";

interface ZoneSceneProps {
  /** The zone's code in the catalogue, as `VIN`. A zone that has no picture of its own gets an empty beach. */
  readonly zone: string;
  readonly hour?: Hour;
  readonly frame?: SceneFrame;
  readonly title?: string;
}

/**
 * The picture of a tourist zone. It brings all compositions with it (some 12 KB compressed): import it lazily, and
 * use `Scene` with one composition where a first view needs just that one.
 */
export function ZoneScene({ zone, hour, frame, title }: ZoneSceneProps) {
  return <Scene composition={zoneCompositions[zone] ?? COV} hour={hour} frame={frame} title={title} />;
}
