import { compareNames } from "../../../shared/compareNames";
import { LODGING_COUNTRY_ID } from "../../../shared/constants";
import { type LodgingSortField, SortOrder } from "../../../shared/enumerations";
import { keysOf } from "../../../shared/keysOf";
import type { Language } from "../../../shared/language";
import { mealsPlanCode } from "../../../shared/lodgingCodes";
import { chosenIn } from "../../../shared/multiSelectFilter";
import type { Property } from "../lodging.catalogue";
import { mealsPlanCodes, type ServiceCode, serviceCodes } from "../lodging.enumerations";
import type { LodgingFacets, LodgingSearch, MapArea } from "../lodging.schemas";
import { firstInOrder } from "./firstInOrder";
import type { Priced } from "./lodging.offers";

/** Filters of a search; 0 or missing means any. */
export type LodgingFilter = Pick<
  LodgingSearch,
  | "TouristZoneId"
  | "Hotel"
  | "CategoryId"
  | "RoomClassId"
  | "MealsPlanId"
  | "HotelLocation"
  | "HotelChain"
  | "HotelCountry"
  | "AnyOf"
  | "Services"
  | "Area"
  | "MinPrice"
  | "MaxPrice"
>;

const idOf = {
  TouristZoneId: ({ property }: Priced) => property.zone.id,
  Hotel: ({ property }: Priced) => property.id,
  CategoryId: ({ property }: Priced) => property.categoryId,
  RoomClassId: ({ roomType }: Priced) => roomType.classId,
  MealsPlanId: ({ plan }: Priced) => plan.mealsPlanId,
  HotelLocation: ({ property }: Priced) => property.locationId,
  HotelChain: ({ property }: Priced) => property.chain?.id ?? 0,
  HotelCountry: () => LODGING_COUNTRY_ID,
} as const;
type FilterName = keyof typeof idOf;
const filterNames = keysOf(idOf);

/** The offers that pass a filter. */
export function filterOffers(offers: readonly Priced[], filter: LodgingFilter): readonly Priced[] {
  const failedBy = failuresOf(filter);
  return failedBy === failNone ? offers : offers.filter((offer) => failedBy(offer).length === 0);
}

/** The choices of a filter by id; empty means any. Properties and countries have only a single choice. */
function choicesOf(filter: LodgingFilter, name: FilterName): ReadonlySet<number> {
  if (name === "Hotel" || name === "HotelCountry") return new Set([filter[name] ?? 0].filter((id) => id !== 0));
  return new Set(chosenIn(filter, name));
}

/** Whether a search names a place: a zone, several of them, one property, or an area of the map. */
export const namesPlace = (filter: LodgingFilter): boolean =>
  choicesOf(filter, "TouristZoneId").size > 0 || Boolean(filter.Hotel) || Boolean(filter.Area);

type Failure = FilterName | "services" | "price" | "area";
const NONE: readonly Failure[] = [];
const failNone = () => NONE;

/**
 * A function for the parts of a filter that an offer fails. Only parts that are set are tested: there are many offers.
 */
function failuresOf(filter: LodgingFilter): (offer: Priced) => readonly Failure[] {
  const set = filterNames.flatMap((name) => {
    const choices = choicesOf(filter, name);
    return choices.size === 0 ? [] : [{ name, choices }];
  });
  const { MinPrice = 0, MaxPrice = 0, Area = null, Services = [] } = filter;
  const isAny = MinPrice === 0 && MaxPrice === 0 && Area === null && Services.length === 0;
  if (set.length === 0 && isAny) return failNone;
  return (offer) => {
    const failed: Failure[] = [];
    for (const { name, choices } of set) if (!choices.has(idOf[name](offer))) failed.push(name);
    if (Services.some((code) => !offer.property.services.includes(code))) failed.push("services");
    if (offer.perNight < MinPrice || (MaxPrice !== 0 && offer.perNight > MaxPrice)) failed.push("price");
    if (Area !== null && !isWithin(offer.property, Area)) failed.push("area");
    return failed;
  };
}

/** Edges included. (LODGE-28) */
const isWithin = ({ latitude, longitude }: Property, { North, East, South, West }: MapArea) =>
  latitude <= North && latitude >= South && longitude <= East && longitude >= West;

/** The filters whose choices are counted: those of properties, and those of rooms. */
const ofProperties = ["TouristZoneId", "CategoryId", "HotelLocation", "HotelChain"] as const;
const ofRooms = ["RoomClassId", "MealsPlanId"] as const;
type Counted = (typeof ofProperties)[number] | (typeof ofRooms)[number];

/** The number of properties, or offers, that a choice leaves; `one` is an example. */
type Choice = { id: number; count: number; lastProperty: number; one: Priced };

/** Counts the choices of one filter. */
function counterOf(name: Counted, filter: LodgingFilter, oncePerProperty: boolean) {
  const choices = new Map<number, Choice>();
  const choiceIn = idOf[name];
  const chosen = choicesOf(filter, name);
  return {
    name,
    choices,
    /** How many offers of the current property pass every other filter, but not this one; for filters of properties. */
    ofProperty: 0,
    /** Counts an offer, or several with the same choice; with `oncePerProperty` those of a property count as one. */
    add: (one: Priced, count: number) => {
      const id = choiceIn(one);
      // A chosen value stays in the list, even if it leaves nothing.
      if (id === 0 || (count === 0 && !chosen.has(id))) return;
      let choice = choices.get(id);
      if (!choice) {
        choice = { id, count: 0, lastProperty: 0, one };
        choices.set(id, choice);
      }
      if (count === 0 || (oncePerProperty && choice.lastProperty === one.property.id)) return;
      choice.count += oncePerProperty ? 1 : count;
      choice.lastProperty = one.property.id;
    },
  };
}

/**
 * Caches what is computed from a list of offers, by a key, for as long as the list itself is kept: `priceLists` returns
 * the same array for searches with the same offers. (SPEED-15)
 */
function oncePerList<Value>() {
  const lists = new WeakMap<readonly Priced[], Map<string, Value>>();
  return (list: readonly Priced[], key: string, compute: () => Value): Value => {
    const known = lists.get(list) ?? new Map<string, Value>();
    lists.set(list, known);
    const value = known.get(key) ?? compute();
    known.set(key, value);
    return value;
  };
}

const facets = oncePerList<LodgingFacets>();

/**
 * For each filter, how many properties (or offers) each choice leaves; those of a search without a filter are counted
 * once for each list. (SPEED-15)
 */
export function facetsOf(
  offers: readonly Priced[],
  filter: LodgingFilter,
  onePerHotel: boolean,
  language: Language,
  zoneSaid: (name: string) => string,
): LodgingFacets {
  const count = () => countFacets(offers, filter, onePerHotel, language, zoneSaid);
  return failuresOf(filter) === failNone ? facets(offers, `${language} ${onePerHotel}`, count) : count();
}

/**
 * For each filter, how many properties (or offers) each choice leaves. The offers of a property are adjacent, as in
 * `priceList`: the list is read once, and what all offers of a property share is counted once. (SPEED-15)
 */
export function countFacets(
  offers: readonly Priced[],
  filter: LodgingFilter,
  onePerHotel: boolean,
  language: Language,
  zoneSaid: (name: string) => string,
): LodgingFacets {
  const failedBy = failuresOf(filter);
  const properties = ofProperties.map((name) => counterOf(name, filter, onePerHotel));
  const rooms = ofRooms.map((name) => counterOf(name, filter, onePerHotel));
  const services = new Map<ServiceCode, number>((filter.Services ?? []).map((code) => [code, 0]));
  /** How many offers of the current property pass every filter. */
  let passing = 0;
  let [lowest, highest] = [Number.MAX_SAFE_INTEGER, 0];
  let before: Priced | undefined;
  const countProperty = (one: Priced) => {
    for (const counter of properties) {
      counter.add(one, passing + counter.ofProperty);
      counter.ofProperty = 0;
    }
    const count = onePerHotel ? Math.min(passing, 1) : passing;
    if (count > 0) for (const code of one.property.services) services.set(code, (services.get(code) ?? 0) + count);
    passing = 0;
  };
  for (const offer of offers) {
    if (before && before.property !== offer.property) countProperty(before);
    before = offer;
    const failed = failedBy(offer);
    for (const counter of rooms) counter.add(offer, isEach(failed, counter.name) ? 1 : 0);
    if (failed.length === 0) passing += 1;
    else for (const counter of properties) if (isEach(failed, counter.name)) counter.ofProperty += 1;
    if (!isEach(failed, "price")) continue;
    if (offer.perNight < lowest) lowest = offer.perNight;
    if (offer.perNight > highest) highest = offer.perNight;
  }
  if (before) countProperty(before);
  const choicesOf = (name: Counted) => [
    ...([...properties, ...rooms].find((counter) => counter.name === name)?.choices.values() ?? []),
  ];
  const countsOf = (name: Counted, inOrder = (id: number) => id) =>
    choicesOf(name)
      .map(({ id, count }) => ({ Id: id, Count: count }))
      .sort((a, b) => inOrder(a.Id) - inOrder(b.Id) || a.Id - b.Id);
  const compare = compareNames(language);
  const named = (name: Counted, nameOf: (property: Property) => string, said = (name: string) => name) =>
    choicesOf(name)
      .map(({ id, count, one }) => ({ Id: id, Name: nameOf(one.property), Count: count }))
      .map((choice) => ({ choice, name: said(choice.Name) }))
      .sort((a, b) => compare(a.name, b.name) || a.choice.Id - b.choice.Id)
      .map(({ choice }) => choice);
  return {
    Zones: named("TouristZoneId", ({ zone }) => zone.name, zoneSaid),
    Categories: countsOf("CategoryId"),
    RoomClasses: countsOf("RoomClassId"),
    MealsPlans: countsOf("MealsPlanId", (id) => mealsPlanCodes.indexOf(mealsPlanCode(id) ?? "EP")),
    Locations: countsOf("HotelLocation"),
    Chains: named("HotelChain", ({ chain }) => chain?.name ?? ""),
    Services: serviceCodes.flatMap((Code) => {
      const Count = services.get(Code);
      return Count === undefined ? [] : [{ Code, Count }];
    }),
    Lowest: highest === 0 ? 0 : lowest,
    Highest: highest,
  };
}

/** Whether an offer fails no filter, or only this part. */
const isEach = (failed: readonly Failure[], name: Failure): boolean =>
  failed.length === 0 || (failed.length === 1 && failed[0] === name);

/** By price; ties always in the same order. */
const byPrice = (a: Priced, b: Priced) =>
  a.price - b.price ||
  a.property.id - b.property.id ||
  a.roomType.classId - b.roomType.classId ||
  a.plan.mealsPlanId - b.plan.mealsPlanId;

const cheapest = oncePerList<readonly Priced[]>();

/** The cheapest offer of each property. Offers of one property are adjacent in the list. */
export const cheapestOfEach = (offers: readonly Priced[]): readonly Priced[] =>
  cheapest(offers, "", () => {
    const ofEach: Priced[] = [];
    for (const offer of offers) {
      const known = ofEach.at(-1);
      if (known?.property !== offer.property) ofEach.push(offer);
      else if (byPrice(offer, known) < 0) ofEach[ofEach.length - 1] = offer;
    }
    return ofEach;
  });

const sorted = oncePerList<readonly Priced[]>();

/**
 * The first `count` offers, sorted; ties are sorted by price and ids, in either direction. A whole list is sorted once.
 */
export function sortOffers(
  offers: readonly Priced[],
  field: LodgingSortField,
  order: SortOrder,
  language: Language,
  count = offers.length,
): readonly Priced[] {
  const names = compareNames(language);
  const by: Record<LodgingSortField, (a: Priced, b: Priced) => number> = {
    Price: (a, b) => a.price - b.price,
    HotelName: (a, b) => names(a.property.name, b.property.name),
  };
  const compare = by[field];
  const direction = order === SortOrder.Descending ? -1 : 1;
  const first = () => firstInOrder(offers, count, (a, b) => direction * compare(a, b) || byPrice(a, b));
  return count < offers.length ? first() : sorted(offers, `${field} ${order} ${language}`, first);
}
