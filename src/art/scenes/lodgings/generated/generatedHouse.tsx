import { Placed, type Shape, Shapes } from "../../drawing";
import type { Hour } from "../../paint";
import type { Composition } from "../../Scene";
import { cityForms } from "./cityHotels";
import { colonialForms } from "./colonialHouses";
import type { HousePlan } from "./housePlan";
import { lodgeForms } from "./lodges";
import { resortForms } from "./resorts";
import { BeforeHouse, behindHouse, Ground } from "./surroundings";
import { casaForms, modernForms, porchForms } from "./villas";

/** A scene's width in scene units. */
const WIDTH = 480;

function shapesOf(plan: HousePlan): readonly Shape[] {
  switch (plan.style) {
    case "city":
      return cityForms[plan.form](plan);
    case "resort":
      return resortForms[plan.form](plan);
    case "colonial":
      return colonialForms[plan.form](plan);
    case "lodge":
      return lodgeForms[plan.form](plan);
    case "modern":
      return modernForms[plan.form](plan);
    case "casa":
      return casaForms[plan.form](plan);
    case "porch":
      return porchForms[plan.form](plan);
  }
}

/** The hour of its place, or another one for a third of the buildings; night only if requested. */
function hourOf(place: Hour, { wall }: HousePlan): Hour {
  const usual = place === "night" ? "dusk" : place;
  if (wall !== "sugar" && wall !== "blue") return usual;
  return usual === "day" ? "dawn" : "day";
}

/**
 * A generated building in the surroundings of its area or zone. Mirroring applies to the whole picture except the
 * foreground.
 */
export function generatedHouse(
  zone: string,
  plan: HousePlan,
  place: Composition,
  area: string | null = null,
): Composition {
  const { mirrored, wall } = plan;
  const { sun } = place.sky;
  const layers = (
    <>
      <Placed x={mirrored ? WIDTH : 0} y={0} flip={mirrored}>
        {behindHouse(zone, plan, place, area)}
        <Ground {...plan} />
        <Placed x={WIDTH / 2} y={284}>
          <Shapes of={shapesOf(plan)} own={wall} />
        </Placed>
      </Placed>
      <BeforeHouse zone={zone} plan={plan} />
    </>
  );
  // Varies from house to house, so that neighbours in a list have different light.
  const x = sun.x + (plan.more - 1) * 84;
  const sky = { ...place.sky, sun: { ...sun, x: mirrored ? WIDTH - x : x } };
  return { hour: hourOf(place.hour, plan), sky, layers };
}
