import { LODGING_LOOKS } from "../../../platform/web/art/scenes/lodgings/LodgingScene";
import type { Building } from "../lodging.enumerations";

/** What a drawn house is told by. */
export type DrawnHouse = {
  readonly HotelId: number;
  readonly Building: Building;
  readonly TouristZoneCode: string;
};

/** The name of a house's drawing: houses that look alike share it. */
export function drawingOf({ HotelId, Building, TouristZoneCode }: DrawnHouse): string {
  return `house-${TouristZoneCode}-${Building}-${HotelId % LODGING_LOOKS}`;
}
