import { Suspense } from "react";
import type { Building } from "../../../shared/lodgingCodes";
import type { Hour } from "../paint";
import { compositionOf } from "../ZoneScene";
import { generatedHouse } from "./generated/generatedHouse";
import { housePlan } from "./generated/housePlan";
import { HouseFrame } from "./HouseFrame";
import { landmarkOf } from "./landmarks/landmarks";

interface LodgingSceneProps {
  /** The zone's code in the catalogue. */
  readonly zone: string;
  readonly building: Building;
  /** The lodging's id: a landmark has its own drawing, all others are generated from it. */
  readonly variant: number;
  /** Its quarter or beach, as the catalogue names it. */
  readonly area?: string | null | undefined;
  readonly hour?: Hour;
  readonly title?: string;
}

/**
 * A hotel or villa in its surroundings. As large as `ZoneScene`: import it lazily. A landmark's drawing is loaded when
 * shown; until then its zone's scene is.
 */
export function LodgingScene({ zone, building, variant, area, hour, title }: LodgingSceneProps) {
  const place = compositionOf(zone);
  const Landmark = landmarkOf(zone, variant);
  const generated = () => generatedHouse(zone, housePlan(building, zone, variant), place, area);
  if (!Landmark) return <HouseFrame composition={generated()} hour={hour} title={title} />;
  return (
    <Suspense fallback={<HouseFrame composition={place} hour={hour} title={title} />}>
      <Landmark otherwise={generated} hour={hour} title={title} />
    </Suspense>
  );
}
