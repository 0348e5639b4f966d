import type { LodgingCatalogue } from "../lodging.catalogue";
import { type Priced, priceList, type Question } from "./lodging.offers";

/** How many lists are kept: searches for as many nights and people as others before. */
const MOST_KEPT = 20;

/**
 * Keeps the price lists of a catalogue. What it costs hangs on the number of nights in each season and on the people, not
 * on the days, so that most searches find their list; another catalogue, with other rates maybe, begins anew. (SPEED-15)
 */
export function priceLists() {
  let of: LodgingCatalogue | undefined;
  const lists = new Map<string, readonly Priced[]>();
  return (known: LodgingCatalogue, question: Question): readonly Priced[] => {
    if (of !== known) lists.clear();
    of = known;
    const key = JSON.stringify([[...question.nights], question.guests.map(({ asked }) => asked)]);
    const list = lists.get(key) ?? priceList(known.houses.values(), question);
    // The last in the map is the one that was asked for last.
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of lists.keys()) {
      if (lists.size <= MOST_KEPT) break;
      lists.delete(oldest);
    }
    return list;
  };
}
