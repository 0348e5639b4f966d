import { addDays } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { NEARBY_DAYS } from "../../../../shared/nearby";
import { type CarCatalogue, zonesOf } from "../../car.catalogue";
import { openingProblem } from "../../car.opening";
import { placesOf } from "../../car.places";
import { stayInstants, stayProblem } from "../../car.rules";
import type { CarSearch, CarWayOn } from "../../car.schemas";
import type { Rental } from "../../car.turnover";
import type { Extras } from "../../price/car.pricing";
import { zonesAround } from "../../search/car.byRoad";
import { type PricedOffer, priceOffers } from "../../search/car.offers";
import { carSuggestions, type OtherSearch, withSuggestion } from "../../search/car.suggestions";
import type { Availability, AvailableInZone } from "../availability.repository";
import { ofOpenCompanies, openingsAt, stayOf } from "../car.problems";

/**
 * Suggestions for a search that finds nothing (CAR-25), in at most eight queries: one for each of the days around, one
 * for all places on the same days, and one for the return to the same place.
 */
export async function suggestionsFrom(
  { available, now }: { available: Availability; now: Instant },
  known: CarCatalogue,
  asked: CarSearch,
  /** Every offer of the search, not yet filtered. */
  offers: readonly PricedOffer[],
  extras: Extras,
): Promise<CarWayOn[]> {
  type Change = Pick<OtherSearch, "PickUp" | "DropOff" | "IdZone" | "Without">;
  const inZone = (rental: Rental) => available.inZone(known, rental);
  const look = async (change: Change, km: number | null, freeFor: (rental: Rental) => Promise<AvailableInZone[]>) => {
    const search = withSuggestion(asked, change);
    const places = placesOf(known, search);
    if (!places || "wrong" in places) return [];
    const stay = stayOf(search);
    if (openingProblem(stay, openingsAt(places))) return [];
    const there = await freeFor({ ...stayInstants(stay), ...zonesOf(places) });
    const open = ofOpenCompanies(there, stay, places);
    return [{ ...change, km, offers: priceOffers(known, open, { stay, places, extras }) }];
  };
  const same: Change = { PickUp: asked.PickUp, DropOff: asked.DropOff, IdZone: asked.IdZone, Without: [] };
  const others: OtherSearch[] = [];
  if (asked.IdDropOffZone || asked.IdDropOffOffice)
    others.push(...(await look({ ...same, Without: ["DropOff"] }, null, inZone)));
  for (const by of NEARBY_DAYS) {
    const change = { ...same, PickUp: addDays(asked.PickUp, by), DropOff: addDays(asked.DropOff, by) };
    const stay = stayOf({ ...asked, ...change });
    if (stayProblem(stay, now, asked.IgnoreReservePeriod ? null : known.reserve)) continue;
    others.push(...(await look(change, null, inZone)));
  }
  const period = stayInstants(stayOf(asked));
  const everywhere = await available.everywhere(known, { ...period, toZoneId: asked.IdDropOffZone || null });
  for (const { zoneId, km } of zonesAround(known, asked.IdZone))
    others.push(
      ...(await look({ ...same, IdZone: zoneId }, km, async () => everywhere.filter((one) => one.zoneId === zoneId))),
    );
  return carSuggestions(asked, { ...same, km: null, offers }, others, known.zones);
}
