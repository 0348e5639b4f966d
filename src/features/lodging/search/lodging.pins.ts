import { roomClassCode } from "../../../shared/lodgingCodes";
import type { LodgingPins } from "../lodging.schemas";
import type { Priced } from "./lodging.offers";

/** A house on the map, with its cheapest price. */
export type LodgingPin = {
  hotelId: number;
  name: string;
  latitude: number;
  longitude: number;
  roomClassCode: string;
  /** For the whole stay, as the card in the list says it. */
  price: number;
  perNight: number;
};

/** The houses of a result as a map needs them: a column for each fact, a third of what a row for each house takes. (LODGE-29) */
export function toPins(ofEach: readonly Priced[]): LodgingPins {
  return {
    HotelIds: ofEach.map(({ house }) => house.id),
    HotelNames: ofEach.map(({ house }) => house.name),
    Latitudes: ofEach.map(({ house }) => house.latitude),
    Longitudes: ofEach.map(({ house }) => house.longitude),
    RoomClassCodes: ofEach.map(({ roomType }) => roomClassCode(roomType.classId) ?? ""),
    Prices: ofEach.map(({ price }) => price),
    PerNights: ofEach.map(({ perNight }) => perNight),
  };
}

/** The same, house by house. */
export function pinsOf({ HotelIds, ...columns }: LodgingPins): LodgingPin[] {
  const at = <Fact>(facts: readonly Fact[], place: number, otherwise: Fact): Fact => facts[place] ?? otherwise;
  return HotelIds.map((hotelId, place) => ({
    hotelId,
    name: at(columns.HotelNames, place, ""),
    latitude: at(columns.Latitudes, place, 0),
    longitude: at(columns.Longitudes, place, 0),
    roomClassCode: at(columns.RoomClassCodes, place, ""),
    price: at(columns.Prices, place, 0),
    perNight: at(columns.PerNights, place, 0),
  }));
}
