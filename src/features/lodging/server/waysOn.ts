import { addDays, havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { NEARBY_DAYS } from "../../../shared/nearby";
import type { LodgingCatalogue } from "../lodging.catalogue";
import { stayProblem } from "../lodging.rules";
import type { LodgingSearch, LodgingWayOn } from "../lodging.schemas";
import { type Priced, priceOffers, questionOf } from "../search/lodging.offers";
import { nearbyPlaces, type OtherDays, waysOn } from "../search/lodging.ways-on";
import { stayOf } from "./lodging.problems";
import type { availability } from "./lodging.repository";

/** Fewer hotels and villas than this are few: the places around are named too. */
const FEW = 4;

/**
 * The ways on from a search (LODGE-23): of one that finds nothing, in one question to the database for each of the six days
 * around; of one that finds little the places around, without any. `offers` is all that there is on its days.
 */
export async function waysOnFrom(
  { soldDuring, now }: { soldDuring: ReturnType<typeof availability>; now: Instant },
  known: LodgingCatalogue,
  asked: LodgingSearch,
  { offers, found }: { offers: readonly Priced[]; found: number },
): Promise<LodgingWayOn[]> {
  if (found >= FEW) return [];
  if (found > 0) return nearbyPlaces(asked, offers, known.zones);
  const days: OtherDays[] = [];
  for (const by of NEARBY_DAYS) {
    const other = { CheckIn: addDays(asked.CheckIn, by), CheckOut: addDays(asked.CheckOut, by) };
    const stay = stayOf(other);
    if (stayProblem(stay, now, asked.IgnoreReservePeriod ? null : known.reserve)) continue;
    const question = questionOf(stay, asked.Rooms, known, havanaDate(now));
    days.push({ ...other, offers: priceOffers(known.houses.values(), await soldDuring(stay), question) });
  }
  return waysOn(asked, offers, days, known.zones);
}
