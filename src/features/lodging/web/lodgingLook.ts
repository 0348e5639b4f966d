import type { CoverPhoto } from "../../photos/photos.schemas";
import type { Building } from "../lodging.enumerations";

/** What decides how a house is drawn. */
export type DrawnHouse = {
  readonly HotelId: number;
  readonly Building: Building;
  readonly TouristZoneCode: string;
  /** Shown in the drawing's place. */
  readonly Photo?: CoverPhoto | undefined;
};

/** The name of a house's drawing. */
export function drawingOf({ HotelId }: Pick<DrawnHouse, "HotelId">): string {
  return `drawing-${HotelId}`;
}
