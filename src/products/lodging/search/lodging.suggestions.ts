import { chosenIn } from "../../../shared/multiSelectFilter";
import { NEARBY_PLACES } from "../../../shared/nearby";
import { roadKm } from "../../../shared/roads/byRoad";
import type { LodgingCatalogue } from "../lodging.catalogue";
import { type LodgingLeftOut, lodgingLeftOut } from "../lodging.enumerations";
import type { LodgingWayOn } from "../lodging.schemas";
import { cheapestOfEach, filterOffers, type LodgingFilter } from "./lodging.facets";
import type { Priced } from "./lodging.offers";
import { type Asked, type Change, withSuggestion } from "./lodging.suggestedSearch";

/** Other days than the search's, with all offers on them. */
export type OtherDays = Pick<LodgingWayOn, "CheckIn" | "CheckOut"> & { offers: readonly Priced[] };

const isSet = (filter: LodgingFilter, name: LodgingLeftOut) => {
  const { MinPrice = 0, MaxPrice = 0, Area = null, Services = [] } = filter;
  if (name === "Area") return Area !== null;
  if (name === "Services") return Services.length > 0;
  if (name === "Hotel") return (filter.Hotel ?? 0) !== 0;
  return name === "Price" ? MinPrice + MaxPrice > 0 : chosenIn(filter, name).length > 0;
};

/**
 * Suggestions for a search that finds nothing (LODGE-23): on its days without one of its filters, or without any if
 * that is not enough; on other days and in the nearest places with its filters, or without them if nothing would be
 * left.
 */
export function lodgingSuggestions(
  asked: Asked,
  offers: readonly Priced[],
  otherDays: readonly OtherDays[],
  zones: LodgingCatalogue["zones"],
): LodgingWayOn[] {
  const set = lodgingLeftOut.filter((name) => isSet(asked, name));
  const same = { CheckIn: asked.CheckIn, CheckOut: asked.CheckOut, TouristZoneId: asked.TouristZoneId ?? 0 };
  const oneLess = set.flatMap((name) => suggested(asked, { ...same, Without: [name] }, offers, zones));
  const fewer =
    oneLess.length > 0 || set.length === 0 ? oneLess : suggested(asked, { ...same, Without: set }, offers, zones);
  const elsewhere = (Without: LodgingLeftOut[]) => [
    ...otherDays.flatMap(({ offers: then, ...days }) => suggested(asked, { ...same, ...days, Without }, then, zones)),
    ...nearbyPlaces(asked, offers, zones, Without),
  ];
  const kept = elsewhere([]);
  return fewer.length + kept.length > 0 ? [...fewer, ...kept] : elsewhere(set);
}

/** The nearest other places with something on the search's days. A filter for one property is dropped. */
export function nearbyPlaces(
  asked: Asked,
  offers: readonly Priced[],
  zones: LodgingCatalogue["zones"],
  Without: LodgingLeftOut[] = [],
): LodgingWayOn[] {
  const { CheckIn, CheckOut } = asked;
  const here = zones.get(asked.TouristZoneId ?? 0);
  if (!here) return [];
  const left = [...new Set([...Without, ...(asked.Hotel ? (["Hotel"] as const) : [])])];
  return [...zones.values()]
    .filter(({ id }) => id !== here.id)
    .map((zone) => ({ zone, km: roadKm(here, zone) }))
    .sort((a, b) => a.km - b.km || a.zone.id - b.zone.id)
    .flatMap(({ zone, km }) =>
      suggested(asked, { CheckIn, CheckOut, TouristZoneId: zone.id, Without: left }, offers, zones, km),
    )
    .slice(0, NEARBY_PLACES);
}

/** A suggestion, if it finds something among the offers on its days. */
function suggested(
  asked: Asked,
  change: Change,
  offers: readonly Priced[],
  zones: LodgingCatalogue["zones"],
  Km: number | null = null,
): LodgingWayOn[] {
  const found = cheapestOfEach(filterOffers(offers, withSuggestion(asked, change)));
  if (found.length === 0) return [];
  const From = Math.min(...found.map(({ price }) => price));
  const ZoneName = zones.get(change.TouristZoneId)?.name ?? "";
  return [{ ...change, ZoneName, Km, Count: found.length, From, CurrencyCode: "USD" }];
}
