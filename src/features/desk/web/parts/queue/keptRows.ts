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

export type Placed = {
  readonly key: string;
  readonly isSnoozed: boolean;
  /** Somebody is or was busy with it on this page. */
  readonly isUsed: boolean;
};

/**
 * For each row by its key, whether it comes last: snoozed rows do (DESK-111), but a used row stays where it was,
 * because it must not move while somebody types in it or presses a button next to it. (DESK-106) Returns `before` if
 * nothing changes.
 */
export function placesOf(rows: readonly Placed[], before: ReadonlyMap<string, boolean>): ReadonlyMap<string, boolean> {
  const places = new Map(
    rows.map(({ key, isSnoozed, isUsed }) => [key, (isUsed ? before.get(key) : undefined) ?? isSnoozed]),
  );
  const isSame = places.size === before.size && [...places].every(([key, isLast]) => before.get(key) === isLast);
  return isSame ? before : places;
}
