import { addDays, havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { NEARBY_DAYS } from "../../../shared/nearby";
import type { LodgingCatalogue } from "../lodging.catalogue";
import { stayProblem } from "../lodging.rules";
import type { LodgingSearch, LodgingWayOn } from "../lodging.schemas";
import { type Priced, priceOffers, questionOf } from "../search/lodging.offers";
import { lodgingSuggestions, nearbyPlaces, type OtherDays } from "../search/lodging.suggestions";
import { stayOf } from "./lodging.problems";
import type { availability } from "./lodging.repository";

/** Below this number of properties nearby places are suggested too. */
const FEW = 4;

/**
 * Suggestions for a search (LODGE-23): if it finds nothing, with one query for each of the six days around; if it finds
 * little, nearby places, without queries. `offers`: all offers on the search's days.
 */
export async function suggestionsFrom(
  { fewFreeIn, now }: { fewFreeIn: ReturnType<typeof availability>; now: Instant },
  known: LodgingCatalogue,
  asked: LodgingSearch,
  { offers, found }: { offers: readonly Priced[]; found: number },
): Promise<LodgingWayOn[]> {
  if (found >= FEW) return [];
  if (found > 0) return nearbyPlaces(asked, offers, known.zones);
  const today = havanaDate(now);
  const days: OtherDays[] = [];
  for (const by of NEARBY_DAYS) {
    const other = { CheckIn: addDays(asked.CheckIn, by), CheckOut: addDays(asked.CheckOut, by) };
    const stay = stayOf(other);
    if (stayProblem(stay, today, asked.IgnoreReservePeriod ? null : known.reserve)) continue;
    const question = questionOf(stay, asked.Rooms, known, today);
    days.push({ ...other, offers: priceOffers(known.properties.values(), await fewFreeIn(question), question) });
  }
  return lodgingSuggestions(asked, offers, days, known.zones);
}
