import type { PageWords } from "../../shared/pageWords";
import { placeName } from "../../shared/placeName";
import type { Province, TouristicZone } from "./places.schemas";
import type { Hotel } from "./property.schemas";

/** Title and description of the page of a tourist zone. (WEB-23) */
export function zoneWords({ Code, Name, ProvinceName, Hotels, HasCars }: TouristicZone): PageWords {
  const stays = Hotels > 0 ? "stays" : "neither";
  const offered = HasCars ? (Hotels > 0 ? "both" : "cars") : stays;
  const zone = placeName(Name);
  const plain = { id: "zone.head.plain", values: { zone, province: placeName(ProvinceName) } };
  return {
    title: { id: "zone.head.title", values: { zone, offered } },
    description: {
      id: "zone.head.description",
      values: { about: { id: `zone.about.${Code}`, otherwise: plain }, hotels: Hotels },
    },
  };
}

/** The title and description of a province's page. (WEB-23) */
export function provinceWords({ Name, Zones, Hotels }: Province): PageWords {
  const province = placeName(Name);
  const places = { list: Zones.map((zone) => placeName(zone.Name)) };
  return {
    title: { id: "province.head.title", values: { province } },
    description: {
      id: "province.head.description",
      values: { province, places, zones: Zones.length, hotels: Hotels.length },
    },
  };
}

/** Title and description of the page of a hotel or villa. (WEB-23) */
export function hotelWords(hotel: Hotel): PageWords {
  const { HotelName, CategoryId, TouristZoneName, ProvinceName, FromPerNight, CurrencyCode } = hotel;
  const category = { id: `lodging.category.${CategoryId}` };
  const where = { zone: placeName(TouristZoneName), province: placeName(ProvinceName) };
  return {
    title: { id: "hotel.head.title", values: { hotel: HotelName, ...where } },
    description: {
      id: "hotel.head.description",
      values: { hotel: HotelName, category, ...where, price: { money: FromPerNight, currency: CurrencyCode } },
    },
  };
}
