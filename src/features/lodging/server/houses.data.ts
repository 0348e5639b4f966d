import { type MealsPlanCode, RoomClass } from "../../../shared/lodgingCodes";
import type { Beds } from "../lodging.catalogue";
import { type Building, HotelLocation, type ServiceCode } from "../lodging.enumerations";

/** What the catalogue leaves open about its houses, so that each is told apart. Dollars in high season. */

/** Chains that confirm at once; the others answer at the desk. */
export const instantChains: ReadonlySet<string> = new Set([
  "Meliá",
  "Iberostar",
  "Royalton",
  "Archipelago",
  "NH",
  "Accor",
  "Barceló",
]);

const { City, Beach, Cay, Mountain } = HotelLocation;

/** Where the houses of a zone lie, unless they are all-inclusive in a city's zone: those are at its beach. */
export const locationOfZone: Readonly<Record<string, HotelLocation>> = {
  ...{ LHA: City, CFG: City, TRI: City, SCL: City, REM: City, CMW: City, GIB: City, HOG: City, BAY: City },
  ...{ SCU: City, BAR: City, PDE: Beach, JIB: Beach, VAR: Beach, ZAP: Beach, STL: Beach, COV: Beach, GUA: Beach },
  ...{ MAR: Beach, IJV: Beach, CSM: Cay, CCO: Cay, CGU: Cay, CCZ: Cay, CLS: Cay },
  ...{ VIN: Mountain, TER: Mountain, TOP: Mountain },
};

const colonial = [
  "Ambos Mundos",
  "Santa Isabel",
  "Meliá San Carlos",
  "Iberostar Heritage Grand Trinidad",
  "Mascotte",
  "Colón",
  "Ordoño",
  "Royalton Bayamo",
  "Iberostar Casa Granda",
  "El Castillo",
];
const cabins = ["La Granjita", "Villa Los Pinos", "Playa Larga", "Villa Las Brujas", "El Colony"];

/** Buildings that are not what their place suggests. */
export const unusualBuildings: ReadonlyMap<string, Building> = new Map([
  ...colonial.map((name): [string, Building] => [name, "colonialHouse"]),
  ...cabins.map((name): [string, Building] => [name, "lodge"]),
]);

type Range = readonly [least: number, most: number];

/** A double room per night: in a city with breakfast, in a resort all inclusive. (LODGE-6) */
export const roomRanges: Record<"city" | "resort", Record<3 | 4 | 5, Range>> = {
  city: { 3: [55, 95], 4: [90, 160], 5: [170, 320] },
  resort: { 3: [95, 140], 4: [140, 210], 5: [200, 360] },
};

/** Each class: what of a range's width it costs beyond the standard room, how many there are, and who fits. */
export const classData = [
  { id: RoomClass.Standard, above: 0, units: 16, maxAdults: 3, maxGuests: 4, fromStars: 3 },
  { id: RoomClass.Superior, above: 0.18, units: 8, maxAdults: 3, maxGuests: 4, fromStars: 3 },
  { id: RoomClass.Suite, above: 0.5, units: 3, maxAdults: 4, maxGuests: 5, fromStars: 4 },
] as const;

const king: Beds = { kind: "king", count: 1 };
const sofa: Beds = { kind: "sofa", count: 1 };

/** Beds of each class, for as many as fit, and its size in a hotel of three stars; more stars have more room. (LODGE-17) */
export const roomData: Record<(typeof classData)[number]["id"], { beds: Beds[]; squareMetres: number }> = {
  [RoomClass.Standard]: { beds: [{ kind: "double", count: 2 }], squareMetres: 22 },
  [RoomClass.Superior]: { beds: [king, sofa], squareMetres: 27 },
  [RoomClass.Suite]: { beds: [king, sofa, { kind: "single", count: 1 }], squareMetres: 38 },
};
export const moreForStars: Record<3 | 4 | 5, number> = { 3: 0, 4: 3, 5: 7 };

/** A villa's bedrooms have a double bed or two single ones by turns. */
export function bedsOfVilla(bedrooms: number): Beds[] {
  const double = Math.ceil(bedrooms / 2);
  const single = (bedrooms - double) * 2;
  return [{ kind: "double", count: double }, ...(single > 0 ? [{ kind: "single" as const, count: single }] : [])];
}
export const villaSquareMetres = (bedrooms: number): number => 35 + 28 * bedrooms;

/** A person's meals a day, by stars: what one plan costs more than another is the difference. */
const meals: Record<3 | 4 | 5, Record<MealsPlanCode, number>> = {
  3: { EP: 0, CP: 6, MAP: 18, AP: 28, ALL: 38 },
  4: { EP: 0, CP: 9, MAP: 26, AP: 40, ALL: 54 },
  5: { EP: 0, CP: 14, MAP: 38, AP: 58, ALL: 78 },
};

/** What a plan costs a person and night beyond another. */
export function mealsDifference(stars: 3 | 4 | 5, from: MealsPlanCode, to: MealsPlanCode): number {
  return meals[stars][to] - meals[stars][from];
}

/** The plans that a house sells, by the one that the catalogue gives. */
export const plansBeside: Record<MealsPlanCode, (stars: 3 | 4 | 5) => MealsPlanCode[]> = {
  EP: () => ["EP", "CP", "MAP"],
  CP: (stars) => (stars === 3 ? ["EP", "CP", "MAP"] : stars === 4 ? ["CP", "MAP"] : ["CP", "MAP", "AP"]),
  MAP: () => ["CP", "MAP", "AP"],
  AP: () => ["MAP", "AP"],
  ALL: (stars) => (stars === 5 ? ["ALL"] : ["AP", "ALL"]),
};

const everywhere: ServiceCode[] = ["wifi", "airConditioning", "safe", "laundry"];

/** Services by the building, and more with the stars. */
export const servicesOf: Record<Building, readonly ServiceCode[]> = {
  grandHotel: [...everywhere, "reception24", "restaurant", "bar", "pool", "parking", "excursions"],
  resort: [
    ...everywhere,
    ...(["reception24", "restaurant", "bar", "pool", "beachfront", "waterSports", "evenings", "parking"] as const),
  ],
  colonialHouse: [...everywhere, "reception24", "restaurant", "bar", "terrace", "excursions"],
  lodge: ["wifi", "airConditioning", "restaurant", "bar", "pool", "garden", "parking", "excursions"],
  villa: ["wifi", "airConditioning", "kitchen", "terrace", "garden", "laundry"],
};
export const servicesFromFourStars: readonly ServiceCode[] = ["gym", "accessible"];
export const servicesFromFiveStars: readonly ServiceCode[] = ["spa", "meetingRooms"];
export const servicesOfFamilyResorts: readonly ServiceCode[] = ["kidsClub"];

/** Hours of arrival and departure. */
export const hoursOf: Record<Building, readonly [checkIn: string, checkOut: string]> = {
  grandHotel: ["1500", "1200"],
  resort: ["1600", "1200"],
  colonialHouse: ["1500", "1200"],
  lodge: ["1500", "1200"],
  villa: ["1400", "1100"],
};
