import type { LodgingCatalogue } from "../lodging.catalogue";
import { type FewFree, freeOf, type Priced, priceList, type Question } from "./lodging.offers";

/** The number of price lists in the cache, and of their free parts. */
const MOST_KEPT = 20;

/**
 * Caches the price lists of a catalogue, and what is free of each. Prices depend on the guests and on the number of
 * nights in each season, not on the dates, so that most searches find theirs. What is free depends on the types that
 * are sold out besides; the same ones give the same array, by which more can be cached. Another catalogue may have other
 * rates and empties both. (SPEED-15)
 */
export function priceLists() {
  let of: LodgingCatalogue | undefined;
  const lists = lastUsed<readonly Priced[]>();
  const free = lastUsed<readonly Priced[]>();
  return (known: LodgingCatalogue, question: Question, few: FewFree): readonly Priced[] => {
    if (of !== known) {
      lists.clear();
      free.clear();
    }
    of = known;
    const key = JSON.stringify([[...question.nights], question.guests.map(({ asked }) => asked)]);
    const soldOut = [...few].flatMap(([typeId, rooms]) => (rooms < question.rooms.length ? [typeId] : []));
    return free.get(`${key} ${soldOut.sort((a, b) => a - b)}`, () =>
      freeOf(
        lists.get(key, () => priceList(known.properties.values(), question)),
        few,
        question,
      ),
    );
  };
}

/** Values by keys: each computed when it is asked for first, the least recently used dropped when there are too many. */
function lastUsed<Value>() {
  const values = new Map<string, Value>();
  return {
    clear: () => values.clear(),
    get: (key: string, compute: () => Value): Value => {
      const value = values.get(key) ?? compute();
      // Moved to the end: a map is in insertion order.
      values.delete(key);
      values.set(key, value);
      for (const oldest of values.keys()) {
        if (values.size <= MOST_KEPT) break;
        values.delete(oldest);
      }
      return value;
    },
  };
}
