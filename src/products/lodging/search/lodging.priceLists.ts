import type { LodgingCatalogue } from "../lodging.catalogue";
import { type Priced, priceList, type Question } from "./lodging.offers";

/** The number of price lists in the cache. */
const MOST_KEPT = 20;

/**
 * Caches the price lists of a catalogue. They depend on the guests and on the number of nights in each season, not on
 * the dates, so that most searches find theirs. Another catalogue may have other rates and empties the cache.
 * (SPEED-15)
 */
export function priceLists() {
  let of: LodgingCatalogue | undefined;
  const lists = new Map<string, readonly Priced[]>();
  return (known: LodgingCatalogue, question: Question): readonly Priced[] => {
    if (of !== known) lists.clear();
    of = known;
    const key = JSON.stringify([[...question.nights], question.guests.map(({ asked }) => asked)]);
    const list = lists.get(key) ?? priceList(known.properties.values(), question);
    // Moved to the end: a map is in insertion order, and the least recently used list is dropped first.
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of lists.keys()) {
      if (lists.size <= MOST_KEPT) break;
      lists.delete(oldest);
    }
    return list;
  };
}
