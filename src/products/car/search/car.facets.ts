import { compareNames } from "../../../shared/compareNames";
import { type CarSortField, SortOrder } from "../../../shared/enumerations";
import type { Language } from "../../../shared/language";
import { chosenIn } from "../../../shared/multiSelectFilter";
import type { CarAnyOf, CarFacets, CarSearch } from "../car.schemas";
import type { PricedOffer } from "./car.offers";

/** Filters of a search; 0 or missing means any. */
export type CarFilter = Pick<CarSearch, "IdClass" | "IdModel" | "IdSupplier" | "TransmissionId" | "AnyOf">;
type FilterName = keyof CarAnyOf;

const idOf: Record<FilterName, (offer: PricedOffer) => number> = {
  IdClass: ({ carClass }) => carClass.id,
  IdModel: ({ model }) => model.id,
  IdSupplier: ({ supplier }) => supplier.id,
  TransmissionId: ({ carClass }) => carClass.transmission,
};
export const filterNames = ["IdClass", "IdModel", "IdSupplier", "TransmissionId"] as const;

/** The offers that pass a filter, ignoring its part `but`. */
export function filterOffers(offers: readonly PricedOffer[], filter: CarFilter, but?: FilterName): PricedOffer[] {
  const chosenFilters = filterNames.flatMap((name) => {
    const choices = choicesOf(filter, name);
    return name === but || choices.size === 0 ? [] : [(offer: PricedOffer) => choices.has(idOf[name](offer))];
  });
  return offers.filter((offer) => chosenFilters.every((passes) => passes(offer)));
}

/** Whether a filter has a choice. */
export function isFiltered(filter: CarFilter, name: FilterName): boolean {
  return chosenIn(filter, name).length > 0;
}

const choicesOf = (filter: CarFilter, name: FilterName): ReadonlySet<number> => new Set(chosenIn(filter, name));

/**
 * For each filter, how many offers each choice leaves with the other filters unchanged; offers with the same
 * `countedOf` count once.
 */
export function countFacets(
  offers: readonly PricedOffer[],
  filter: CarFilter,
  language: Language,
  transmissionName: (transmission: number) => string,
  countedOf: (offer: PricedOffer) => unknown = (offer) => offer,
): CarFacets {
  const compare = compareNames(language);
  const facet = (
    name: FilterName,
    nameOf: (offer: PricedOffer) => string,
    inOrder = (a: PricedOffer, b: PricedOffer) => compare(nameOf(a), nameOf(b)),
  ) => {
    const counts = new Map<number, { offer: PricedOffer; counted: Set<unknown> }>();
    const entry = (offer: PricedOffer) => {
      const Id = idOf[name](offer);
      const known = counts.get(Id) ?? { offer, counted: new Set() };
      counts.set(Id, known);
      return known;
    };
    // Chosen values stay in the list, even if they leave nothing.
    const choices = choicesOf(filter, name);
    if (choices.size > 0) for (const offer of offers) if (choices.has(idOf[name](offer))) entry(offer);
    for (const offer of filterOffers(offers, filter, name)) entry(offer).counted.add(countedOf(offer));
    return [...counts]
      .sort(([a, one], [b, other]) => inOrder(one.offer, other.offer) || a - b)
      .map(([Id, { offer, counted }]) => ({ Id, Name: nameOf(offer), Count: counted.size }));
  };
  return {
    Classes: facet(
      "IdClass",
      ({ carClass }) => carClass.code,
      (a, b) => compareClasses(a.carClass, b.carClass),
    ),
    Models: facet("IdModel", ({ model }) => model.name),
    Suppliers: facet("IdSupplier", ({ supplier }) => supplier.name),
    Transmissions: facet("TransmissionId", ({ carClass }) => transmissionName(carClass.transmission)),
  };
}

export type Sorting = {
  field: CarSortField;
  order: SortOrder;
  /** A value of an offer, in minor units: the amount paid now, or the total. */
  priceOf: (price: PricedOffer["price"]) => number;
};

/** The sorted offers. Ties are sorted by price, model and company, in either direction. */
export function sortOffers(
  offers: readonly PricedOffer[],
  { field, order, priceOf }: Sorting,
  language: Language,
  transmissionName: (transmission: number) => string,
): PricedOffer[] {
  const names = compareNames(language);
  const byPrice = (a: PricedOffer, b: PricedOffer) => priceOf(a.price) - priceOf(b.price);
  const by: Record<CarSortField, (a: PricedOffer, b: PricedOffer) => number> = {
    ClassName: (a, b) => compareClasses(a.carClass, b.carClass),
    Price: byPrice,
    // No limit counts as more than any limit.
    KmLimit: (a, b) => compareLimits(a.carClass.kmLimit, b.carClass.kmLimit),
    TransmissionName: (a, b) =>
      names(transmissionName(a.carClass.transmission), transmissionName(b.carClass.transmission)),
    SupplierName: (a, b) => names(a.supplier.name, b.supplier.name),
    ModelName: (a, b) => names(a.model.name, b.model.name),
  };
  const direction = order === SortOrder.Descending ? -1 : 1;
  return [...offers].sort(
    (a, b) => direction * by[field](a, b) || byPrice(a, b) || a.model.id - b.model.id || a.supplier.id - b.supplier.id,
  );
}

function compareLimits(a: number | null, b: number | null): number {
  const left = a ?? Number.MAX_SAFE_INTEGER;
  const right = b ?? Number.MAX_SAFE_INTEGER;
  return left - right;
}

/** The classes from the smallest car to the largest, sport last: the order of their codes means nothing. */
const bySize = ["ECO", "MED", "MAL", "LUX", "JEP", "SUV", "VAN", "SPT"];

type SizedClass = { readonly code: string; readonly perDay: number };

/** The smaller car first; of equal size the cheaper class: the order of classes on every page. (CAR-22) */
export const compareClasses = (a: SizedClass, b: SizedClass): number =>
  sizeOf(a.code) - sizeOf(b.code) || a.perDay - b.perDay;

/** An unknown class comes last. */
function sizeOf(classCode: string): number {
  const place = bySize.indexOf(classCode.slice(0, 3));
  return place < 0 ? bySize.length : place;
}
