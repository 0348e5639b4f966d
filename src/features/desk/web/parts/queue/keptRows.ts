/**
 * The rows to show: the items of the newest list in its order, and those of the list before that are kept although the
 * newest no longer has them, each behind the row that it was behind. (DESK-106)
 */
export function keptRows<Item>(
  before: readonly Item[],
  newest: readonly Item[],
  keyOf: (item: Item) => string,
  isKept: (key: string) => boolean,
): Item[] {
  const rows = [...newest];
  const placeOf = (key: string) => rows.findIndex((row) => keyOf(row) === key);
  before.forEach((item, index) => {
    const key = keyOf(item);
    if (!isKept(key) || placeOf(key) !== -1) return;
    const previous = before.slice(0, index).findLast((one) => placeOf(keyOf(one)) !== -1);
    rows.splice(previous === undefined ? 0 : placeOf(keyOf(previous)) + 1, 0, item);
  });
  return rows;
}
