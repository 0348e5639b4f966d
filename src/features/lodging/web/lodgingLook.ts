import type { Building } from "../lodging.enumerations";

/** What a drawn house is told by. */
export type DrawnHouse = {
  readonly HotelId: number;
  readonly Building: Building;
  readonly TouristZoneCode: string;
};

/** The name of a house's drawing: every house has its own. */
export function drawingOf({ HotelId }: Pick<DrawnHouse, "HotelId">): string {
  return `drawing-${HotelId}`;
}
