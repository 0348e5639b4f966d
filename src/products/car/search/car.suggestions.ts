import { totalOf } from "../../../features/plan/price/total";
import { NEARBY_PLACES } from "../../../shared/nearby";
import type { CarCatalogue } from "../car.catalogue";
import type { CarLeftOut, CarSearch, CarWayOn } from "../car.schemas";
import { type CarFilter, filterNames, filterOffers, isFiltered } from "./car.facets";
import type { PricedOffer } from "./car.offers";

/** The suggested change of a search that found nothing: its days and place, and the filters to drop. */
type Change = Pick<CarWayOn, "PickUp" | "DropOff" | "IdZone" | "Without">;
/** The offers of another search without its filters; `km`: road kilometres to another place. */
export type OtherSearch = Omit<Change, "Without"> & {
  Without: CarLeftOut[];
  km: number | null;
  offers: readonly PricedOffer[];
};

type Searched = Pick<
  CarSearch,
  "PickUp" | "DropOff" | "IdZone" | "IdPickUpOffice" | "IdDropOffZone" | "IdDropOffOffice" | keyof CarFilter
>;

/** A search with a suggested change. Another place has other offices; a dropped filter loses all its choices. */
export function withSuggestion<Search extends Searched>(
  search: Search,
  { PickUp, DropOff, IdZone, Without }: Change,
): Search {
  const next = { ...search, PickUp, DropOff, IdZone };
  if (IdZone !== search.IdZone) next.IdPickUpOffice = 0;
  if (IdZone !== search.IdZone && !search.IdDropOffZone) next.IdDropOffOffice = 0;
  for (const name of Without)
    if (name === "DropOff") {
      next.IdDropOffZone = 0;
      next.IdDropOffOffice = 0;
    } else {
      const { [name]: _choices, ...others } = next.AnyOf ?? {};
      next[name] = 0;
      next.AnyOf = others;
    }
  return next;
}

/**
 * Suggestions for a search that finds nothing (CAR-25): `here` without one of its filters, or without any if that is
 * not enough; and the other days and places with its filters, or without them if nothing would be left. Of other places
 * only the nearest.
 */
export function carSuggestions(
  asked: CarFilter & Pick<CarSearch, "GroupByModel">,
  here: OtherSearch,
  others: readonly OtherSearch[],
  zones: CarCatalogue["zones"],
): CarWayOn[] {
  const set = filterNames.filter((name) => isFiltered(asked, name));
  const way = (other: OtherSearch, without: readonly CarLeftOut[], offers: readonly PricedOffer[]) =>
    offers.length === 0 ? [] : [toWayOn(other, without, offers, asked, zones)];
  const oneLess = set.flatMap((name) => way(here, [name], filterOffers(here.offers, asked, name)));
  const fewer = oneLess.length > 0 ? oneLess : way(here, set, set.length > 0 ? here.offers : []);
  const elsewhere = nearest(others.flatMap((other) => way(other, [], filterOffers(other.offers, asked))));
  if (fewer.length + elsewhere.length > 0) return [...fewer, ...elsewhere];
  return nearest(others.flatMap((other) => way(other, set, other.offers)));
}

function nearest(ways: readonly CarWayOn[]): CarWayOn[] {
  const places = ways.filter(({ Km }) => Km !== null).slice(0, NEARBY_PLACES);
  return ways.filter((way) => way.Km === null || places.includes(way));
}

function toWayOn(
  { PickUp, DropOff, IdZone, Without, km }: OtherSearch,
  without: readonly CarLeftOut[],
  offers: readonly PricedOffer[],
  { GroupByModel }: Pick<CarSearch, "GroupByModel">,
  zones: CarCatalogue["zones"],
): CarWayOn {
  return {
    PickUp,
    DropOff,
    IdZone,
    ZoneName: zones.get(IdZone)?.name ?? "",
    Km: km,
    Without: [...Without, ...without],
    Count: GroupByModel ? new Set(offers.map(({ model }) => model.id)).size : offers.length,
    From: Math.min(...offers.map(({ price }) => totalOf(price))),
    CurrencyCode: "USD",
  };
}
