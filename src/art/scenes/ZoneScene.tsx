import type { Hour } from "./paint";
import { type Composition, Scene, type SceneFrame } from "./Scene";
import { centre } from "./zones/centre";
import { east } from "./zones/east";
import { LHA } from "./zones/havana";
import { west } from "./zones/west";

/** The composition of every tourist zone, by the zone's code in the catalogue. */
export const zoneCompositions: Readonly<Record<string, Composition>> = { LHA, ...west, ...centre, ...east };

/** A zone that has no picture of its own gets an empty beach. */
export function compositionOf(zone: string): Composition {
  return zoneCompositions[zone] ?? east.COV;
}

interface ZoneSceneProps {
  /** The zone's code in the catalogue, such as `VIN`. */
  readonly zone: string;
  readonly hour?: Hour;
  readonly frame?: SceneFrame;
  readonly title?: string;
}

/**
 * The picture of a tourist zone. It includes all compositions (some 12 KB compressed): import it lazily, and use
 * `Scene` with a single composition where a first view needs only that.
 */
export function ZoneScene({ zone, hour, frame, title }: ZoneSceneProps) {
  return <Scene composition={compositionOf(zone)} hour={hour} frame={frame} title={title} />;
}
