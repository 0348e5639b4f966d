import { DocPeriod } from "../../../shared/enumerations";
import { type MealsPlanCode, RoomClass } from "../../../shared/lodgingCodes";
import { fromUnits, scale } from "../../../shared/money";
import { type Building, HotelCategory, HotelLocation } from "../lodging.enumerations";
import { type HotelFacts, hotelData, VILLA_IDS, villaData } from "./hotels.data";
import {
  bedsOfVilla,
  classData,
  hoursOf,
  instantChains,
  locationOfZone,
  mealsDifference,
  moreForStars,
  plansBeside,
  roomData,
  roomRanges,
  servicesFromFiveStars,
  servicesFromFourStars,
  servicesOf,
  servicesOfFamilyResorts,
  unusualBuildings,
  villaSquareMetres,
} from "./houses.data";
import type { hotelServices, hotels, roomRates, roomTypes } from "./lodging.tables";

/** The catalogue's houses as rows, with ids that stay the same from one start to the next. */

type HotelRow = typeof hotels.$inferInsert;
type RoomTypeRow = typeof roomTypes.$inferInsert;
type Rate = typeof roomRates.$inferInsert;
export type Zone = { id: number; code: string; latitude: number; longitude: number };

/** Room types are numbered by their house and class. */
const ROOM_TYPES_OF_A_HOUSE = 10;
const roomTypeId = (hotelId: number, classId: number) => hotelId * ROOM_TYPES_OF_A_HOUSE + classId;

/** Rates of peak and low season in thousandths of high season's. */
const PEAK = 1.25;
const LOW = 0.82;

export const chainRows = [...new Set(hotelData.map(([, , chain]) => chain))].map((name, index) => ({
  id: index + 1,
  name,
}));
const chainIds = new Map(chainRows.map(({ id, name }) => [name, id]));

function locationOf([, , , zone, , , plan]: HotelFacts): HotelLocation {
  const location = locationOfZone[zone] ?? HotelLocation.City;
  return location === HotelLocation.City && plan === "ALL" ? HotelLocation.Beach : location;
}

function buildingOf(facts: HotelFacts): Building {
  const location = locationOf(facts);
  const usual: Record<HotelLocation, Building> = { 1: "grandHotel", 2: "resort", 3: "resort", 4: "lodge" };
  return unusualBuildings.get(facts[0]) ?? usual[location];
}

export function houseRows(zones: readonly Zone[]): HotelRow[] {
  const zoneOf = (code: string): Zone => {
    const zone = zones.find((one) => one.code === code);
    if (!zone) throw new Error(`the catalogue has no zone ${code}`);
    return zone;
  };
  const ofHotels = hotelData.map((facts, index): HotelRow => {
    const [name, stars, chain, zone, latitude, longitude] = facts;
    const building = buildingOf(facts);
    const [checkInHour, checkOutHour] = hoursOf[building];
    return {
      ...{ id: index + 1, name, kind: "hotel", categoryId: stars, stars, chainId: chainIds.get(chain) },
      ...{ zoneId: zoneOf(zone).id, locationId: locationOf(facts), building, latitude, longitude },
      ...{ checkInHour, checkOutHour, confirmsInstantly: instantChains.has(chain) },
    };
  });
  const ofVillas = villaData.map(([name, code], index): HotelRow => {
    const zone = zoneOf(code);
    const [checkInHour, checkOutHour] = hoursOf.villa;
    // Nobody's real home: somewhere about the zone's middle.
    const [latitude, longitude] = [zone.latitude - 0.004 + index * 0.0005, zone.longitude - 0.006];
    return {
      ...{ id: VILLA_IDS + index + 1, name, kind: "villa", categoryId: HotelCategory.Villa, stars: null },
      ...{ zoneId: zone.id, locationId: locationOfZone[code] ?? HotelLocation.City, building: "villa" },
      ...{ latitude, longitude, checkInHour, checkOutHour, confirmsInstantly: false },
    };
  });
  return [...ofHotels, ...ofVillas];
}

/** Services of every house. */
export function serviceRows(): (typeof hotelServices.$inferInsert)[] {
  const ofHotels = hotelData.flatMap((facts, index) => {
    const [building, stars, family] = [buildingOf(facts), facts[1], index % 3 !== 0];
    const codes = [
      ...servicesOf[building],
      ...(stars >= 4 ? servicesFromFourStars : []),
      ...(stars === 5 ? servicesFromFiveStars : []),
      ...(building === "resort" && family ? servicesOfFamilyResorts : []),
    ];
    return codes.map((code) => ({ hotelId: index + 1, code }));
  });
  const ofVillas = villaData.flatMap((_villa, index) =>
    servicesOf.villa.map((code) => ({ hotelId: VILLA_IDS + index + 1, code })),
  );
  return [...ofHotels, ...ofVillas];
}

/** Every house's room classes with their counts, and what each costs with each meal plan. */
export function roomRows(): { types: RoomTypeRow[]; rates: Rate[] } {
  const ofHotels = hotelData.map(roomsOfHotel);
  const ofVillas = villaData.map(([, , bedrooms, plan, perNight], index) => {
    const hotelId = VILLA_IDS + index + 1;
    const id = roomTypeId(hotelId, RoomClass.WholeVilla);
    const guests = bedrooms * 2;
    const type = { id, hotelId, classId: RoomClass.WholeVilla, units: 1, bedrooms };
    const inside = { beds: bedsOfVilla(bedrooms), squareMetres: villaSquareMetres(bedrooms) };
    return {
      types: [{ ...type, ...inside, maxAdults: guests, maxGuests: guests, coversGuests: guests }],
      rates: [rateOf(id, plan, perNight)],
    };
  });
  const all = [...ofHotels, ...ofVillas];
  return { types: all.flatMap(({ types }) => types), rates: all.flatMap(({ rates }) => rates) };
}

function roomsOfHotel(facts: HotelFacts, index: number): { types: RoomTypeRow[]; rates: Rate[] } {
  const [name, stars, , , , , plan] = facts;
  const hotelId = index + 1;
  const building = buildingOf(facts);
  const [least, most] = roomRanges[plan === "ALL" ? "resort" : "city"][stars];
  // Up to half of the range for the standard room leaves the other half to the better ones.
  const standard = least + (most - least) * 0.5 * placeInRange(name);
  const classes = classData.filter(({ fromStars }) => stars >= fromStars);
  const small = building === "colonialHouse" || building === "lodge" ? 2 : 1;
  return {
    types: classes.map(({ id, units, maxAdults, maxGuests }) => ({
      ...{ id: roomTypeId(hotelId, id), hotelId, classId: id, units: Math.ceil(units / small) },
      ...{ maxAdults, maxGuests, coversGuests: 2 },
      ...{ beds: roomData[id].beds, squareMetres: roomData[id].squareMetres + moreForStars[stars] },
    })),
    rates: classes.flatMap(({ id, above }) =>
      plansBeside[plan](stars).map((code) => {
        const room = Math.round(standard + (most - least) * above);
        return rateOf(roomTypeId(hotelId, id), code, room + 2 * mealsDifference(stars, plan, code));
      }),
    ),
  };
}

function rateOf(id: number, plan: MealsPlanCode, dollars: number): Rate {
  const high = fromUnits(dollars);
  return { roomTypeId: id, mealsPlanId: DocPeriod[plan], peak: scale(high, PEAK), high, low: scale(high, LOW) };
}

/** From 0 to 1, the same for a name on every start: where in its range a house's prices lie. */
function placeInRange(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (hash % 11) / 10;
}
