import { mealsPlanCode, roomClassCode } from "../../shared/lodgingCodes";
import { ofOneShape } from "../../shared/ofOneShape";
import type { LodgingCatalogue, LodgingZone, Property, RoomType } from "./lodging.catalogue";
import { guestsOf, nightsBySeason, perNight, priceRooms, type RoomPrice } from "./lodging.pricing";
import { defaultLodgingStay, nightsOf } from "./lodging.rules";
import type { LodgingOffer, LodgingRoom, OfferRoom, OfferTraveler } from "./lodging.schemas";
import type { TouristicZone } from "./places.schemas";
import type { Hotel, HotelDetail, HotelRoom } from "./property.schemas";
import { contactOf } from "./propertyContact";
import { nearOf } from "./search/lodging.nearby";
import { type PricedOffer, priceLines, type Question, stayFreeUntil } from "./search/lodging.offers";
import { sightsNear } from "./search/lodging.sights";
import { similarProperties } from "./search/lodging.similar";

/** A property as the API returns it. */

function propertyOnWire(property: Property) {
  const { zone, chain } = property;
  return {
    HotelId: property.id,
    HotelName: property.name,
    Kind: property.kind,
    Building: property.building,
    CategoryId: property.categoryId,
    Stars: property.stars,
    ChainId: chain?.id ?? 0,
    ChainName: chain?.name ?? "",
    LocationId: property.locationId,
    TouristZoneId: zone.id,
    TouristZoneCode: zone.code,
    TouristZoneName: zone.name,
    ProvinceId: zone.provinceId,
    ProvinceName: zone.provinceName,
    Latitude: property.latitude,
    Longitude: property.longitude,
    Area: property.area,
    Sights: sightsNear(property).map(({ name, minutes, onFoot }) => ({ Name: name, Minutes: minutes, OnFoot: onFoot })),
    Photo: property.photo ?? undefined,
  };
}

export function roomClassOnWire({ classId, maxAdults, maxGuests, bedrooms }: RoomType) {
  return {
    RoomClassId: classId,
    RoomClassCode: roomClassCode(classId) ?? "",
    MaxAdults: maxAdults,
    MaxGuests: maxGuests,
    Bedrooms: bedrooms,
  };
}

export function mealsPlanOnWire(mealsPlanId: number) {
  return { MealsPlanId: mealsPlanId, MealsPlanCode: mealsPlanCode(mealsPlanId) ?? ("EP" as const) };
}

/** An offer as lists show it. */
export function toLodgingOffer(
  known: Pick<LodgingCatalogue, "freeCancellationDays">,
  offer: PricedOffer,
  question: Question,
): LodgingOffer {
  const { property, roomType, plan } = offer;
  const { stay, length } = question;
  return ofOneShape(propertyOnWire(property), roomClassOnWire(roomType), mealsPlanOnWire(plan.mealsPlanId), {
    CheckIn: stay.checkIn,
    CheckInHour: property.checkInHour,
    CheckOut: stay.checkOut,
    CheckOutHour: property.checkOutHour,
    Nights: length,
    CurrencyCode: "USD" as const,
    Price: offer.price,
    PerNight: offer.perNight,
    PriceLines: priceLines(offer, question),
    PayInCuba: 0,
    RoomsLeft: offer.roomsLeft,
    ConfirmsInstantly: offer.confirmsInstantly,
    FreeCancellationUntil: stayFreeUntil(known, property, stay),
  });
}

/** A property of the catalogue, with the price of its cheapest room for two on the days of the default search. */
export function toHotel(property: Property, seasons: LodgingCatalogue["seasons"], today: string): Hotel {
  const plans = new Set(property.roomTypes.flatMap((roomType) => roomType.plans.map(({ mealsPlanId }) => mealsPlanId)));
  return {
    ...propertyOnWire(property),
    RoomClasses: property.roomTypes.map(roomClassOnWire),
    MealsPlans: [...plans].map(mealsPlanOnWire),
    FromPerNight: fromPerNight(property, seasons, today),
    CurrencyCode: "USD",
    CheckInHour: property.checkInHour,
    CheckOutHour: property.checkOutHour,
    ...contactOf(property, { isPaid: false }),
    ConfirmsInstantly: property.confirmsInstantly,
  };
}

/** The mean price per night of a property's cheapest room for two, on the days of the default search, minor units. */
export function fromPerNight(property: Property, seasons: LodgingCatalogue["seasons"], today: string): number {
  const prices = property.roomTypes.flatMap((type) => perNightOfPlans(type, seasons, today).map(({ price }) => price));
  return prices.length === 0 ? 0 : Math.min(...prices);
}

/** The mean price per night of rooms of a type for two, by meal plan, on the same days. */
function perNightOfPlans(type: RoomType, seasons: LodgingCatalogue["seasons"], today: string) {
  const { CheckIn, CheckOut, Rooms } = defaultLodgingStay(today);
  const stay = { checkIn: CheckIn, checkOut: CheckOut };
  const nights = nightsBySeason(stay, seasons);
  const guests = Rooms.map(guestsOf);
  return type.plans.map(({ mealsPlanId, rates }) => ({
    mealsPlanId,
    price: Math.round(priceRooms(rates, type, guests, nights) / nightsOf(stay)),
  }));
}

/** Everything on a property's page that does not depend on dates. */
export function toHotelDetail(property: Property, known: LodgingCatalogue, today: string): HotelDetail {
  const { seasons, properties, zones } = known;
  const { CheckIn, CheckOut } = defaultLodgingStay(today);
  return {
    ...toHotel(property, seasons, today),
    PricedFor: { CheckIn, CheckOut },
    About: { en: property.aboutEn, es: property.aboutEs },
    Rooms: property.roomTypes.map((type) => toHotelRoom(type, seasons, today)),
    Near: nearOf(property, zones.values()).map(({ kind, id, name, zoneId, kilometres, minutes }) => ({
      Kind: kind,
      Id: id,
      Name: name,
      TouristZoneId: zoneId,
      Kilometres: kilometres,
      Minutes: minutes,
    })),
    Similar: similarProperties(property, properties.values()).map((other) => toHotel(other, seasons, today)),
  };
}

function toHotelRoom(type: RoomType, seasons: LodgingCatalogue["seasons"], today: string): HotelRoom {
  return {
    ...roomClassOnWire(type),
    Photo: type.photo ?? undefined,
    Cots: type.cots,
    CoversGuests: type.coversGuests,
    SquareMetres: type.squareMetres,
    Beds: (type.beds ?? []).map(({ kind, count }) => ({ Kind: kind, Count: count })),
    Plans: perNightOfPlans(type, seasons, today).map(({ mealsPlanId, price }) => ({
      ...mealsPlanOnWire(mealsPlanId),
      FromPerNight: price,
    })),
    ChildRates: type.childRates?.map(({ fromAge, toAge, percent }) => ({
      FromAge: fromAge,
      ToAge: toAge,
      Percent: percent,
    })),
  };
}

export function toZone(zone: LodgingZone, properties: readonly Property[]): TouristicZone {
  return {
    Id: zone.id,
    Code: zone.code,
    Name: zone.name,
    ProvinceId: zone.provinceId,
    ProvinceName: zone.provinceName,
    Latitude: zone.latitude,
    Longitude: zone.longitude,
    Hotels: properties.filter((property) => property.zone.id === zone.id).length,
    HasCars: zone.offices.length > 0,
  };
}

/** A room of an offer: its unnamed guests, adults first, and its price. */
export function toOfferRoom(room: LodgingRoom, priced: RoomPrice | undefined, nights: number): OfferRoom {
  const { price = 0, lines = [] } = priced ?? {};
  return { ...room, Guests: guestsOfRoom(room), Price: price, PerNight: perNight(price, nights, 1), PriceLines: lines };
}

/** A traveler of an offer before anybody is named. */
export function unnamedTraveler(_place: unknown, index: number): OfferTraveler {
  return { Country: null, Name: null, LastName: null, Passport: null, IsMainUser: index === 0 };
}

/** The places of a room in the order of the booking form: adults (no age), then the children. */
function guestsOfRoom({ adultsAmount, childrenAgeList }: LodgingRoom): OfferRoom["Guests"] {
  const ages = [...Array.from({ length: adultsAmount }, () => null), ...childrenAgeList];
  return ages.map((Age) => ({ Age, Traveler: null }));
}
