/**
 * A row that the caller has answered. `leaves`: it is taken out of the list at once, and not only when the list loses it.
 * `unlisted`: a list came without it. `item`: as it was listed at the time of the answer.
 */
type Answered<Item> = {
  readonly leaves: boolean;
  readonly unlisted: boolean;
  readonly item: Item | undefined;
};

export type AnsweredRows<Item> = Readonly<Record<string, Answered<Item>>>;

/**
 * The rows that still count as answered by the caller, with a newer list. One that the list has again after it was
 * without it waits anew, and so does one that the answer has changed but left in the list. The same object if nothing
 * has changed. (DESK-106)
 */
export function stillAnswered<Item>(
  answered: AnsweredRows<Item>,
  listed: ReadonlyMap<string, Item>,
): AnsweredRows<Item> {
  const all = Object.entries(answered);
  const still = all.flatMap(([key, row]): [string, Answered<Item>][] => {
    if (!listed.has(key)) return [[key, row.unlisted ? row : { ...row, unlisted: true }]];
    const waitsAnew = row.unlisted || (!row.leaves && listed.get(key) !== row.item);
    return waitsAnew ? [] : [[key, row]];
  });
  const isSame = still.length === all.length && still.every(([, row], index) => row === all[index]?.[1]);
  return isSame ? answered : Object.fromEntries(still);
}
