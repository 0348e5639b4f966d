import { roomClassCode } from "../../../shared/lodgingCodes";
import type { LodgingPins } from "../lodging.schemas";
import type { Priced } from "./lodging.offers";

/** A property on the map, with its cheapest price. */
export type LodgingPin = {
  hotelId: number;
  name: string;
  latitude: number;
  longitude: number;
  roomClassCode: string;
  /** For the whole stay, as on the cards of the list. */
  price: number;
  perNight: number;
};

/** The properties of a result for a map: one array per fact takes a third of the size of one object each. (LODGE-29) */
export function toPins(ofEach: readonly Priced[]): LodgingPins {
  return {
    HotelIds: ofEach.map(({ property }) => property.id),
    HotelNames: ofEach.map(({ property }) => property.name),
    Latitudes: ofEach.map(({ property }) => property.latitude),
    Longitudes: ofEach.map(({ property }) => property.longitude),
    RoomClassCodes: ofEach.map(({ roomType }) => roomClassCode(roomType.classId) ?? ""),
    Prices: ofEach.map(({ price }) => price),
    PerNights: ofEach.map(({ perNight }) => perNight),
  };
}

/** Back to one object per property. */
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
