import type { CountryChecks } from "../../../features/account/server/countries";
import { photosOf, toShown } from "../../../features/photos/server/photos.repository";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { isSoldIn } from "../../../shared/constants";
import { havanaDate } from "../../../shared/havana";
import { RoomClass, roomClassCode } from "../../../shared/lodgingCodes";
import { upcoming } from "../../../shared/officeOpening";
import type { LodgingZone, Property } from "../lodging.catalogue";
import { HotelCategory, HotelLocation, mealsPlanCodes, mealsPlanOf, serviceCodes } from "../lodging.enumerations";
import { scenesOf } from "../lodging.scenes";
import type { LodgingChoices } from "../lodging.schemas";
import { fromPerNight, toHotel, toHotelDetail, toZone } from "../lodging.wire";
import type { HomeZone, Photo, Province, TouristicZone, TouristicZoneDetail } from "../places.schemas";
import type { Hotel, HotelDetail, HotelService } from "../property.schemas";
import { servicesOfHotel } from "./catalogue.repository";
import type { SearchService } from "./search.service";

type Deps = Pick<CountryChecks, "findCountry"> & {
  /** The classes of the cars that are rented out in a zone, whether one is free or not. */
  carClassesIn: (zoneId: number) => Promise<TouristicZoneDetail["CarClasses"]>;
};

export type CatalogueService = ReturnType<typeof catalogueService>;

/** The parts of the catalogue that pages and form show. Public. Cuba is the only country. */
export function catalogueService(
  { db, now }: Pick<Services, "db" | "now">,
  { catalogue }: Pick<SearchService, "catalogue">,
  { findCountry, carClassesIn }: Deps,
) {
  const today = () => havanaDate(now());

  async function propertyOf(id: number): Promise<Property> {
    const property = (await catalogue()).properties.get(id);
    if (!property) throw new Problem("notFound");
    return property;
  }

  async function zoneOf(id: number): Promise<LodgingZone> {
    const zone = (await catalogue()).zones.get(id);
    if (!zone) throw new Problem("notFound");
    return zone;
  }

  /** A province and its zones, first the zone of the same name: its picture is the province's. (LODGE-21) */
  async function provinceOf(id: number) {
    const known = await catalogue();
    const province = known.provinces.get(id);
    if (!province) throw new Problem("notFound");
    const ofProvince = [...known.zones.values()].filter(({ provinceId }) => provinceId === id);
    const named = ({ name }: LodgingZone) => (name === province.name ? 0 : 1);
    return { province, zones: ofProvince.sort((a, b) => named(a) - named(b)) };
  }

  /** Zones with a property or a rental office. Throws `notFound` for a country that does not exist. */
  async function zones(country: number): Promise<TouristicZone[]> {
    await findCountry(country);
    const known = await catalogue();
    const properties = [...known.properties.values()];
    return inCountry(country, [...known.zones.values()])
      .map((zone) => toZone(zone, properties))
      .filter(({ Hotels, HasCars }) => Hotels > 0 || HasCars);
  }

  async function zone(id: number): Promise<TouristicZoneDetail> {
    const found = await zoneOf(id);
    const { properties } = await catalogue();
    const today = havanaDate(now());
    const Offices = found.offices.map(({ id: Id, name, airport, latitude, longitude, opening }) => ({
      Id,
      Name: name,
      Airport: airport,
      Latitude: latitude,
      Longitude: longitude,
      Opening: opening ? upcoming(opening, today) : undefined,
    }));
    return { ...toZone(found, [...properties.values()]), Offices, CarClasses: await carClassesIn(id) };
  }

  async function province(id: number): Promise<Province> {
    const found = await provinceOf(id);
    const { properties } = await catalogue();
    const { code, name } = found.province;
    return {
      Id: id,
      Code: code,
      Name: name,
      Zones: found.zones.map((one) => toZone(one, [...properties.values()])),
      Hotels: await hotelsWhere(({ zone: { provinceId } }) => provinceId === id),
    };
  }

  async function hotelsWhere(wanted: (property: Property) => boolean): Promise<Hotel[]> {
    const { properties, seasons } = await catalogue();
    return [...properties.values()].filter(wanted).map((property) => toHotel(property, seasons, today()));
  }

  async function choices(country: number): Promise<LodgingChoices> {
    await findCountry(country);
    const known = await catalogue();
    const properties = inCountry(country, [...known.properties.values()]);
    const chains = new Map(properties.flatMap(({ chain }) => (chain ? [[chain.id, chain.name]] : [])));
    const sold = (id: number) => properties.some(({ zone: { id: zoneId } }) => zoneId === id);
    const classIds = new Set(properties.flatMap(({ roomTypes }) => roomTypes.map(({ classId }) => classId)));
    return {
      Zones: [...known.zones.values()]
        .filter(({ id }) => sold(id))
        .map(({ id, code, name, provinceName }) => ({ Id: id, Code: code, Name: name, ProvinceName: provinceName })),
      Categories: Object.values(HotelCategory),
      RoomClasses: Object.values(RoomClass)
        .filter((id) => classIds.has(id))
        .map((id) => ({ Id: id, Code: roomClassCode(id) ?? "" })),
      MealsPlans: mealsPlanCodes.map((Code) => ({ Id: mealsPlanOf(Code), Code })),
      Locations: Object.values(HotelLocation),
      Chains: [...chains].map(([Id, Name]) => ({ Id, Name })).sort((a, b) => a.Name.localeCompare(b.Name)),
    };
  }

  /** Zones with properties, each with its cheapest room for two. */
  async function zonesForHome(): Promise<HomeZone[]> {
    const { zones: known, properties, seasons } = await catalogue();
    return [...known.values()].flatMap(({ id, code, name }): HomeZone[] => {
      const ofZone = [...properties.values()].filter((property) => property.zone.id === id);
      if (ofZone.length === 0) return [];
      const FromPerNight = Math.min(...ofZone.map((property) => fromPerNight(property, seasons, today())));
      return [{ Id: id, Code: code, Name: name, Hotels: ofZone.length, FromPerNight, CurrencyCode: "USD" }];
    });
  }

  async function services(hotelId: number): Promise<HotelService[]> {
    const codes = await servicesOfHotel(db, (await propertyOf(hotelId)).id);
    return serviceCodes.flatMap((Code, index) => (codes.includes(Code) ? [{ Id: index + 1, Code }] : []));
  }

  /** An operator's photographs, or what is drawn instead. (LODGE-12, PHOTO-6) */
  async function hotelPhotos(id: number): Promise<Photo[]> {
    const property = await propertyOf(id);
    const found = await photosOf(db, "hotel", [id]);
    if (found.length === 0) return scenesOf({ subject: "hotel", property });
    return found.map((photo) => ({
      Id: `photo-${photo.id}`,
      Url: photo.url,
      Width: photo.width,
      Height: photo.height,
      Scene: null,
      Photo: toShown(photo),
    }));
  }

  async function hotel(id: number): Promise<HotelDetail> {
    return toHotelDetail(await propertyOf(id), await catalogue(), today());
  }

  return {
    hotel,
    zones,
    zone,
    province,
    choices,
    zonesForHome,
    services,
    hotels: async (country: number) => {
      await findCountry(country);
      return inCountry(country, await hotelsWhere(() => true));
    },
    hotelsOfZone: async (id: number) => {
      const { id: zoneId } = await zoneOf(id);
      return hotelsWhere(({ zone: { id: ofProperty } }) => ofProperty === zoneId);
    },
    hotelPhotos,
    zonePhotos: async (id: number) => scenesOf({ subject: "zone", zone: await zoneOf(id) }),
    provincePhotos: async (id: number) => scenesOf({ subject: "province", zones: (await provinceOf(id)).zones }),
  };
}

/** Everything in our one country (0: any), nothing in another. */
function inCountry<Item>(country: number, items: Item[]): Item[] {
  return isSoldIn(country) ? items : [];
}
