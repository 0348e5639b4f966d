import type { MapPlace } from "../../../../platform/web/map/mapPlaces";
import type { Hotel } from "../../house.schemas";
import type { TouristicZone } from "../../places.schemas";

export function placeOfHouse({ HotelId, HotelName, Latitude, Longitude }: Hotel): MapPlace {
  return { id: HotelId, name: HotelName, latitude: Latitude, longitude: Longitude };
}

export function placeOfZone({ Id, Name, Latitude, Longitude }: TouristicZone): MapPlace {
  return { id: Id, name: Name, latitude: Latitude, longitude: Longitude };
}
