import type { LodgingZone, Property } from "./lodging.catalogue";
import type { Photo } from "./places.schemas";

/** What is shown; `subject` names the call that asks for its pictures. */
type Pictured =
  | { subject: "hotel"; property: Property }
  | { subject: "zone"; zone: LodgingZone }
  | { subject: "province"; zones: readonly LodgingZone[] };

const hours = ["day", "dusk", "night", "dawn"] as const;
type Hour = (typeof hours)[number];

/**
 * What the browser draws if there is no photograph: a property by day and at dusk with its zone by night and in the
 * morning, a zone at every hour, and a province's zones, each at its own hour.
 */
export function scenesOf(pictured: Pictured): Photo[] {
  if (pictured.subject === "hotel") {
    const { property } = pictured;
    return hours.map((hour, index) => scene(property.zone, hour, index < 2 ? property.building : null, property.id));
  }
  if (pictured.subject === "zone") return hours.map((hour) => scene(pictured.zone, hour, null, 0));
  return pictured.zones.map((zone, index) => scene(zone, hours[index % hours.length] ?? "day", null, 0));
}

function scene(zone: LodgingZone, Hour: Hour, Building: Property["building"] | null, Variant: number): Photo {
  return {
    Id: `scene-${zone.code}-${Hour}-${Building ?? "place"}-${Variant}`,
    Url: null,
    Width: null,
    Height: null,
    Scene: { ZoneCode: zone.code, ZoneName: zone.name, Hour, Building, Variant },
  };
}
