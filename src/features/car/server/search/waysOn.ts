import { addDays } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { NEARBY_DAYS } from "../../../../shared/nearby";
import type { CarCatalogue } from "../../car.catalogue";
import { openingProblem } from "../../car.opening";
import { placesOf } from "../../car.places";
import { stayInstants, stayProblem } from "../../car.rules";
import type { CarSearch, CarWayOn } from "../../car.schemas";
import type { Extras } from "../../price/car.pricing";
import { type PricedOffer, priceOffers } from "../../search/car.offers";
import { type Look, taking, waysOn, zonesAround } from "../../search/car.ways-on";
import { ofOpenCompanies, openingsAt, stayOf } from "../car.problems";
import type { AvailableInZone, availability } from "../car.repository";

type Found = {
  /** Every offer of the search, not yet filtered. */
  offers: readonly PricedOffer[];
  models: readonly AvailableInZone[];
};

/**
 * Suggestions for a search that finds nothing (CAR-25), in at most seven queries: one for each of the days around, and
 * one for all places on the same days.
 */
export async function waysOnFrom(
  { available, now }: { available: ReturnType<typeof availability>; now: Instant },
  known: CarCatalogue,
  asked: CarSearch,
  { offers, models }: Found,
  extras: Extras,
): Promise<CarWayOn[]> {
  const look = (
    change: Pick<Look, "PickUp" | "DropOff" | "IdZone" | "Without">,
    km: number | null,
    there: typeof models,
  ) => {
    const search = taking(asked, change);
    const places = placesOf(known, search);
    if (!places || "wrong" in places) return [];
    const stay = stayOf(search);
    if (openingProblem(stay, openingsAt(places))) return [];
    const open = ofOpenCompanies(there, stay, places);
    return [{ ...change, km, offers: priceOffers(known, open, { stay, places, extras }) }];
  };
  const same = { PickUp: asked.PickUp, DropOff: asked.DropOff, IdZone: asked.IdZone, Without: [] };
  const returned =
    asked.IdDropOffZone || asked.IdDropOffOffice ? look({ ...same, Without: ["DropOff"] }, null, models) : [];
  const days: Look[] = [];
  for (const by of NEARBY_DAYS) {
    const change = { ...same, PickUp: addDays(asked.PickUp, by), DropOff: addDays(asked.DropOff, by) };
    const stay = stayOf({ ...asked, ...change });
    if (stayProblem(stay, now, asked.IgnoreReservePeriod ? null : known.reserve)) continue;
    days.push(...look(change, null, await available.inZone(asked.IdZone, stayInstants(stay))));
  }
  const everywhere = await available.everywhere(stayInstants(stayOf(asked)));
  const around = zonesAround(known, asked.IdZone).flatMap(({ zoneId, km }) =>
    look(
      { ...same, IdZone: zoneId },
      km,
      everywhere.filter((one) => one.zoneId === zoneId),
    ),
  );
  return waysOn(asked, { ...same, km: null, offers }, [...returned, ...days, ...around], known.zones);
}
