import type {
  AggregateRating,
  Hotel as HotelThing,
  LocationFeatureSpecification,
  LodgingBusiness,
  Offer,
} from "schema-dts";
import type { OpinionsService } from "../../../../features/opinions/server/opinions.service";
import { zonePath } from "../../../../features/plan/products.pages";
import { ratesHoldUntil } from "../../../../products/car/price/car.seasons";
import { hotelPath, provincePath } from "../../../../products/lodging/lodging.paths";
import { defaultLodgingStay } from "../../../../products/lodging/lodging.rules";
import { hotelWords } from "../../../../products/lodging/lodging.words";
import type { Hotel, HotelService } from "../../../../products/lodging/property.schemas";
import type { lodgingServer } from "../../../../products/lodging/server/lodging.server";
import { clockTime, type HavanaDate } from "../../../../shared/havana";
import { placeName } from "../../../../shared/placeName";
import { pictureAddress, sharedPicture } from "../pictures/pictureAddress";
import { crumbs, priceOf, pricePerDay } from "./schemaOrg";
import type { Reader, Subject, Subjects } from "./subject";

const pathOf = (id: number) => hotelPath(id, null);

type Deps = Pick<ReturnType<typeof lodgingServer>, "catalogue" | "search"> & {
  today: () => HavanaDate;
  opinions: Pick<OpinionsService, "mark">;
};
type Found = {
  hotel: Hotel;
  services: readonly HotelService[];
  priceUntil: HavanaDate;
  mark: { count: number; tenths: number };
};

/** The pages of hotels and villas. */
export function hotelSubjects({ catalogue, search, opinions, today }: Deps): Subjects {
  return {
    find: async ([id]) => {
      const hotel = await catalogue.hotel(id ?? 0);
      const services = await catalogue.services(hotel.HotelId);
      const { seasons } = await search.catalogue();
      const priceUntil = ratesHoldUntil(defaultLodgingStay(today()).CheckIn, seasons);
      return subjectOf({ hotel, services, priceUntil, mark: await opinions.mark({ hotelId: hotel.HotelId }) });
    },
    list: async () => [...(await search.catalogue()).properties.keys()].map((id) => ({ path: pathOf(id) })),
  };
}

function subjectOf(found: Found): Subject {
  const { HotelId, HotelName, CategoryId, TouristZoneId, TouristZoneCode, TouristZoneName, ProvinceId, ProvinceName } =
    found.hotel;
  const path = pathOf(HotelId);
  const category = { id: `lodging.category.${CategoryId}` };
  return {
    path,
    words: hotelWords(found.hotel),
    isArticle: false,
    picture: {
      zoneCode: TouristZoneCode,
      carClass: null,
      name: HotelName,
      photo: found.hotel.Photo,
      line: { id: "picture.line", values: { one: category, two: placeName(TouristZoneName) } },
    },
    things: (reader) => [
      businessOf(found, reader),
      crumbs(reader, [
        { name: placeName(ProvinceName), path: provincePath(ProvinceId) },
        { name: placeName(TouristZoneName), path: zonePath(TouristZoneId) },
        { name: HotelName, path },
      ]),
    ],
  };
}

/** A hotel has stars and a place on the map; the place of a villa is shown only to those who booked it. */
function businessOf(found: Found, reader: Reader): HotelThing | LodgingBusiness {
  const { hotel, services, mark } = found;
  const { HotelId, HotelName, Kind, Stars, TouristZoneName, ProvinceName, Latitude, Longitude, Street, Phone } = hotel;
  const path = pathOf(HotelId);
  const business = {
    name: HotelName,
    description: reader.say(hotelWords(hotel).description),
    url: reader.address(path),
    image: hotel.Photo ? sharedPicture(reader, hotel.Photo) : pictureAddress(reader, path),
    address: {
      "@type": "PostalAddress" as const,
      ...(Street && { streetAddress: Street }),
      addressLocality: TouristZoneName,
      addressRegion: ProvinceName,
      addressCountry: "CU",
    },
    ...(Phone && { telephone: Phone }),
    checkinTime: clockTime(hotel.CheckInHour),
    checkoutTime: clockTime(hotel.CheckOutHour),
    amenityFeature: services.map(
      ({ Code }): LocationFeatureSpecification => ({
        "@type": "LocationFeatureSpecification",
        name: reader.say({ id: `lodging.service.${Code}` }),
        value: true,
      }),
    ),
    containsPlace: hotel.RoomClasses.map(({ RoomClassCode, MaxGuests, Bedrooms }) => ({
      "@type": Kind === "villa" ? ("Accommodation" as const) : ("HotelRoom" as const),
      name: reader.say({ id: `lodging.roomClass.${RoomClassCode}` }),
      occupancy: { "@type": "QuantitativeValue" as const, maxValue: MaxGuests },
      ...(Bedrooms !== null && { numberOfBedrooms: Bedrooms }),
    })),
    makesOffer: offerOf(found, reader),
    // Without reviews the rating is left out. (REVIEW-5)
    ...(mark.count > 0 && { aggregateRating: ratingOf(mark) }),
  };
  if (Kind === "villa") return { "@type": "LodgingBusiness", ...business };
  return {
    "@type": "Hotel",
    ...business,
    geo: { "@type": "GeoCoordinates", latitude: Latitude, longitude: Longitude },
    ...(Stars !== null && { starRating: { "@type": "Rating", ratingValue: Stars } }),
  };
}

function ratingOf({ count, tenths }: Found["mark"]): AggregateRating {
  return {
    "@type": "AggregateRating",
    ratingValue: (tenths / 10).toFixed(1),
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}

function offerOf({ hotel: { HotelId, FromPerNight, CurrencyCode }, priceUntil }: Found, reader: Reader): Offer {
  const price = { amount: FromPerNight, currency: CurrencyCode, until: priceUntil };
  return {
    "@type": "Offer",
    ...priceOf(price),
    priceSpecification: pricePerDay(price),
    url: reader.address(pathOf(HotelId)),
  };
}
