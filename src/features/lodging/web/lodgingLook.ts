import type { CoverPhoto } from "../../photos/photos.schemas";
import type { Building } from "../lodging.enumerations";

/** What the drawing of a property depends on. */
export type DrawnHouse = {
  readonly HotelId: number;
  readonly Building: Building;
  readonly TouristZoneCode: string;
  /** Shown instead of the drawing. */
  readonly Photo?: CoverPhoto | undefined;
};

/** The name of a property's drawing. */
export function drawingOf({ HotelId }: Pick<DrawnHouse, "HotelId">): string {
  return `drawing-${HotelId}`;
}
