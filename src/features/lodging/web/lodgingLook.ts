import type { Building } from "../lodging.enumerations";

/** What a drawn house is told by. */
export type DrawnHouse = {
  readonly HotelId: number;
  readonly Building: Building;
  readonly TouristZoneCode: string;
};

/** Four paints tell houses of a kind apart. */
const PAINTS = 4;

/** The name of a house's drawing: houses that look alike share it. */
export function drawingOf({ HotelId, Building, TouristZoneCode }: DrawnHouse): string {
  return `house-${TouristZoneCode}-${Building}-${HotelId % PAINTS}`;
}
