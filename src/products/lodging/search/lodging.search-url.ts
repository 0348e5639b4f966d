import { MOST_PAGES } from "../../../shared/constants";
import { type LodgingSortField, lodgingSortFields, RECOMMENDED, SortOrder } from "../../../shared/enumerations";
import { addDays, type HavanaDate, isHavanaDate } from "../../../shared/havana";
import { severalIds } from "../../../shared/multiSelectFilter";
import type { BookedLodging } from "../bookedLodging.schemas";
import { type ServiceCode, serviceCodes } from "../lodging.enumerations";
import { defaultLodgingStay, MOST_ADULTS, MOST_CHILD_AGE, MOST_CHILDREN, MOST_ROOMS, nightsOf } from "../lodging.rules";
import type { LodgingRoom, LodgingSearch, MapArea } from "../lodging.schemas";

/** What a visitor chooses, with the call's field names; 0 means any. Prices per room and night, minor units. */
export type LodgingSearchChoice = Required<
  Pick<
    LodgingSearch,
    | "TouristZoneId"
    | "Hotel"
    | "CategoryId"
    | "RoomClassId"
    | "MealsPlanId"
    | "HotelLocation"
    | "HotelChain"
    | "MinPrice"
    | "MaxPrice"
    | "CheckIn"
    | "CheckOut"
    | "Rooms"
    | "Area"
    | "Services"
  >
> &
  Pick<LodgingSearch, "AnyOf">;

/** A search with its view: all that a link or a reload restores from the URL. Pages count from 0. (WEB-16) */
export type LodgingSearchView = {
  search: LodgingSearchChoice;
  /** The recommended order has no direction. (LODGE-22) */
  field: LodgingSortField | typeof RECOMMENDED;
  order: SortOrder;
  page: number;
  /** In a narrow window: the map instead of the list. (LODGE-15) */
  onMap: boolean;
};

/** The parameters of check-in and check-out, Havana dates. */
export const dayNames = ["in", "out"] as const;

const LARGEST_ID = 2_147_483_647;

/** The default search of LODGE-1, by Havana's date. */
export function defaultLodgingSearch(today: HavanaDate): LodgingSearchView {
  return {
    search: {
      TouristZoneId: 0,
      Hotel: 0,
      CategoryId: 0,
      RoomClassId: 0,
      MealsPlanId: 0,
      HotelLocation: 0,
      HotelChain: 0,
      MinPrice: 0,
      MaxPrice: 0,
      Area: null,
      Services: [],
      ...defaultLodgingStay(today),
    },
    field: RECOMMENDED,
    order: SortOrder.Ascending,
    page: 0,
    onMap: false,
  };
}

/** The search for a booked stay's zone, days and guests. */
export function searchOfBooked({ CheckIn, CheckOut, ZoneId, Rooms: named }: BookedLodging): LodgingSearchView {
  const plain = defaultLodgingSearch(CheckIn);
  const Rooms = named.map(({ Guests: _named, ...room }) => room);
  return { ...plain, search: { ...plain.search, CheckIn, CheckOut, Rooms, TouristZoneId: ZoneId } };
}

/** The names of ids in the query string. One choice is written `category=5`, several `category=4,5`. */
const idNames = [
  ["zone", "TouristZoneId"],
  ["hotel", "Hotel"],
  ["category", "CategoryId"],
  ["class", "RoomClassId"],
  ["meals", "MealsPlanId"],
  ["location", "HotelLocation"],
  ["chain", "HotelChain"],
] as const;

/** The query string of a view. It always has days and rooms, so that a link means the same offers tomorrow. */
export function toSearchParams({ search, field, order, page, onMap }: LodgingSearchView): URLSearchParams {
  const params = new URLSearchParams({ in: search.CheckIn, out: search.CheckOut, rooms: writeRooms(search.Rooms) });
  for (const [name, key] of idNames) {
    const value = search[key] || (key === "Hotel" ? 0 : (search.AnyOf?.[key] ?? 0));
    if (value !== 0) params.set(name, String(value));
  }
  if (search.Services.length > 0) params.set("services", String(search.Services));
  if (search.MinPrice > 0) params.set("from", String(search.MinPrice / 100));
  if (search.MaxPrice > 0) params.set("to", String(search.MaxPrice / 100));
  if (search.Area) params.set("area", writeArea(search.Area));
  if (field !== RECOMMENDED) params.set("sort", field);
  if (order === SortOrder.Descending) params.set("order", "desc");
  if (page > 0) params.set("page", String(page + 1));
  if (onMap) params.set("show", "map");
  return params;
}

/** Reads a view from a query string: missing or invalid values are the default's, unknown names are ignored. */
export function fromSearchParams(params: URLSearchParams, today: HavanaDate): LodgingSearchView {
  const fallback = defaultLodgingSearch(today);
  const id = (name: string, otherwise = 0, largest = LARGEST_ID) => {
    const text = params.get(name) ?? "";
    return /^\d{1,10}$/.test(text) && Number(text) > 0 && Number(text) <= largest ? Number(text) : otherwise;
  };
  const MinPrice = price(params.get("from"));
  const MaxPrice = price(params.get("to"));
  const ids = Object.fromEntries(idNames.map(([name, key]) => [key, id(name)]));
  return {
    search: {
      ...fallback.search,
      ...ids,
      MinPrice,
      MaxPrice: MaxPrice < MinPrice ? 0 : MaxPrice,
      Area: readArea(params.get("area")),
      Services: readServices(params.get("services")),
      ...severalOf(params),
      ...stay(params, fallback.search),
      Rooms: readRooms(params.get("rooms") ?? "") ?? fallback.search.Rooms,
    },
    field: lodgingSortFields.find((field) => field === params.get("sort")) ?? fallback.field,
    order: params.get("order") === "desc" ? SortOrder.Descending : SortOrder.Ascending,
    page: id("page", 1, MOST_PAGES) - 1,
    onMap: params.get("show") === "map",
  };
}

/** Whether a query string names the days of a stay, so that there are prices. */
export function namesStay(params: URLSearchParams): boolean {
  const checkIn = params.get("in") ?? "";
  const checkOut = params.get("out") ?? "";
  return isHavanaDate(checkIn) && isHavanaDate(checkOut) && checkIn < checkOut;
}

/** The days and guests of a view, without its other filters. */
export function stayOnly({ search: { CheckIn, CheckOut, Rooms } }: LodgingSearchView): LodgingSearchView {
  const plain = defaultLodgingSearch(CheckIn);
  return { ...plain, search: { ...plain.search, CheckIn, CheckOut, Rooms } };
}

/** The filters with two choices or more, as `AnyOf`; invalid ones are left out. (CAR-22) */
function severalOf(params: URLSearchParams): Pick<LodgingSearch, "AnyOf"> {
  const several = idNames.flatMap(([name, key]) => {
    const ids = severalIds(params.get(name));
    return ids && key !== "Hotel" ? [[key, ids] as const] : [];
  });
  return several.length > 0 ? { AnyOf: Object.fromEntries(several) } : {};
}

/** Known services, each once. */
function readServices(text: string | null): ServiceCode[] {
  const named = (text ?? "").split(",");
  return serviceCodes.filter((code) => named.includes(code));
}

/** Whole dollars in the URL, minor units in calls. */
function price(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? "") ? Number(text) * 100 : 0;
}

/** A check-out that is not after the check-in is moved to the default length after it. */
function stay(
  params: URLSearchParams,
  fallback: LodgingSearchChoice,
): Pick<LodgingSearchChoice, "CheckIn" | "CheckOut"> {
  const checkIn = params.get("in") ?? "";
  const checkOut = params.get("out") ?? "";
  if (!isHavanaDate(checkIn)) return { CheckIn: fallback.CheckIn, CheckOut: fallback.CheckOut };
  if (isHavanaDate(checkOut) && checkOut > checkIn) return { CheckIn: checkIn, CheckOut: checkOut };
  const nights = nightsOf({ checkIn: fallback.CheckIn, checkOut: fallback.CheckOut });
  return { CheckIn: checkIn, CheckOut: addDays(checkIn, nights) };
}

const writeArea = ({ North, East, South, West }: MapArea) => [North, East, South, West].join();

/** North, east, south and west in degrees; null if invalid. */
function readArea(text: string | null): MapArea | null {
  const [North = 0, East = 0, South = 0, West = 0] = (text ?? "").split(",").map(Number);
  return Math.abs(North) <= 90 && Math.abs(East) <= 180 && South >= -90 && West >= -180 && North > South && East > West
    ? { North, East, South, West }
    : null;
}

/** A room is its adults and its children's ages, `2-5-9`; rooms are separated by dots. */
function writeRooms(rooms: readonly LodgingRoom[]): string {
  return rooms.map(({ adultsAmount, childrenAgeList }) => [adultsAmount, ...childrenAgeList].join("-")).join(".");
}

function readRooms(text: string): LodgingRoom[] | null {
  const rooms = text.split(".").map((part, index) => readRoom(part, index + 1));
  const whole = rooms.filter((room) => room !== null);
  return whole.length === rooms.length && rooms.length <= MOST_ROOMS ? whole : null;
}

function readRoom(text: string, room: number): LodgingRoom | null {
  if (!/^\d{1,2}(-\d{1,2})*$/.test(text)) return null;
  const [adultsAmount = 0, ...childrenAgeList] = text.split("-").map(Number);
  const known = adultsAmount >= 1 && adultsAmount <= MOST_ADULTS && childrenAgeList.length <= MOST_CHILDREN;
  if (!known || childrenAgeList.some((age) => age > MOST_CHILD_AGE)) return null;
  return { room, adultsAmount, childrenAmount: childrenAgeList.length, childrenAgeList };
}
