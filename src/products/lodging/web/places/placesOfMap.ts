import type { MapPlace } from "../../../../platform/web/map/mapPlaces";
import type { TouristicZone } from "../../places.schemas";
import type { Hotel } from "../../property.schemas";

export function placeOfProperty({ HotelId, HotelName, Latitude, Longitude }: Hotel): MapPlace {
  return { id: HotelId, name: HotelName, latitude: Latitude, longitude: Longitude };
}

/** `say`: a zone's name in the reader's language. */
export function placeOfZone({ Id, Name, Latitude, Longitude }: TouristicZone, say: (name: string) => string): MapPlace {
  return { id: Id, name: say(Name), latitude: Latitude, longitude: Longitude };
}
