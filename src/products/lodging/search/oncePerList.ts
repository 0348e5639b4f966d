import type { Priced } from "./lodging.offers";

/**
 * Caches what is computed from a list of offers, by a key, for as long as the list itself is kept: `priceLists` returns
 * the same array for searches with the same offers. (SPEED-15)
 */
export function oncePerList<Value>() {
  const lists = new WeakMap<readonly Priced[], Map<string, Value>>();
  return (list: readonly Priced[], key: string, compute: () => Value): Value => {
    const known = lists.get(list) ?? new Map<string, Value>();
    lists.set(list, known);
    const value = known.get(key) ?? compute();
    known.set(key, value);
    return value;
  };
}
