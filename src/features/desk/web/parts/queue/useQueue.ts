import { type ReactNode, useState } from "react";
import { useNavigationType } from "react-router";
import { keptRows } from "./keptRows";
import type { Hold } from "./queueRow";

type Holds = Readonly<Record<string, Readonly<Record<string, Hold>>>>;

/** `number` differs for each, so that a repeated message is announced again. */
type Told = { readonly key: string; readonly done: ReactNode; readonly number: number };

export type Queue<Item> = ReturnType<typeof useQueue<Item>>;

/**
 * The rows of a queue. A row that the caller is busy with stays if the list loses it because another person was faster,
 * and the result of an action stays where the row was. (DESK-106) `items` is undefined until they are loaded; `keyOf`
 * is a row's id on the page; `place` names the shown part of the list, if it has several.
 */
export function useQueue<Item>(items: readonly Item[] | undefined, keyOf: (item: Item) => string, place = "") {
  const [before, setBefore] = useState<readonly Item[]>([]);
  const [holds, setHolds] = useState<Holds>({});
  const [answered, setAnswered] = useState<AnsweredRows<Item>>({});
  const [told, setTold] = useState<Told | null>(null);
  const [shown, setShown] = useState(place);
  const isRedirect = useNavigationType() === "REPLACE";
  const isMoved = shown !== place;
  if (isMoved) {
    setShown(place);
    // A redirect from a part that became empty keeps the messages.
    if (!isRedirect) setTold(null);
  }
  // The rows of another part of the list are not carried over.
  const earlier = isMoved && !isRedirect ? [] : before;

  const listed = new Map(items?.map((item) => [keyOf(item), item]));
  const answeredNow = items ? stillAnswered(answered, listed) : answered;
  if (answeredNow !== answered) setAnswered(answeredNow);
  const hasLeft = (key: string) => answeredNow[key]?.leaves === true;
  const isHeld = (key: string) => holds[key] !== undefined && answeredNow[key] === undefined;
  const newest = (items ?? earlier).filter((item) => !hasLeft(keyOf(item)));
  const rows = keptRows(earlier, newest, keyOf, (key) => isHeld(key) || told?.key === key);
  if (rows.length !== before.length || rows.some((row, index) => row !== before[index])) setBefore(rows);

  /** `done`: the row has left, and only what was done is shown in its place. */
  const rowState = (item: Item): "waiting" | "gone" | "done" => {
    const key = keyOf(item);
    if (!hasLeft(key) && listed.has(key)) return "waiting";
    if (!isHeld(key)) return "done";
    return Object.values(holds[key] ?? {}).includes("own") ? "waiting" : "gone";
  };

  const answer = (keys: readonly string[], leaves: boolean, done: ReactNode | null) => {
    const rowOf = (key: string) => [key, { leaves, unlisted: false, item: listed.get(key) }];
    setAnswered((rows) => ({ ...rows, ...Object.fromEntries(keys.map(rowOf)) }));
    const [key] = keys;
    if (key === undefined) return;
    setTold((last) => (done === null ? null : { key, done, number: (last?.number ?? 0) + 1 }));
  };

  return {
    told,
    rows: rows.map((item) => ({ item, key: keyOf(item), status: rowState(item), isHeld: isHeld(keyOf(item)) })),
    /** Those that are still to be answered, and how many. */
    newest,
    count: newest.length,
    hold: (key: string, by: string, how: Hold | undefined) => setHolds((holds) => heldWith(holds, key, by, how)),
    tell: (key: string, done: ReactNode) => answer([key], false, done),
    /** `done`: what is said at the place of the first; null: it is said elsewhere. */
    leave: (keys: readonly string[], done: ReactNode | null) => answer(keys, true, done),
    close: (key: string) => setHolds((holds) => without(holds, key)),
  };
}

function heldWith(holds: Holds, key: string, by: string, how: Hold | undefined): Holds {
  const others = without(holds[key] ?? {}, by);
  const all = how ? { ...others, [by]: how } : others;
  return Object.keys(all).length > 0 ? { ...holds, [key]: all } : without(holds, key);
}

function without<Value>(all: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));
}

/**
 * A row that the caller has answered. `leaves`: it is removed from the list immediately, not only when the list loses
 * it. `unlisted`: a list without it has arrived. `item`: as listed at the time of the answer.
 */
type Answered<Item> = {
  readonly leaves: boolean;
  readonly unlisted: boolean;
  readonly item: Item | undefined;
};

type AnsweredRows<Item> = Readonly<Record<string, Answered<Item>>>;

/**
 * The rows that still count as answered by the caller, with a newer list. A row that returns to the list after it was
 * absent waits again, and so does one that the answer has changed but left in the list. The same object if nothing has
 * changed. (DESK-106)
 */
function stillAnswered<Item>(answered: AnsweredRows<Item>, listed: ReadonlyMap<string, Item>): AnsweredRows<Item> {
  const all = Object.entries(answered);
  const still = all.flatMap(([key, row]): [string, Answered<Item>][] => {
    if (!listed.has(key)) return [[key, row.unlisted ? row : { ...row, unlisted: true }]];
    const waitsAnew = row.unlisted || (!row.leaves && listed.get(key) !== row.item);
    return waitsAnew ? [] : [[key, row]];
  });
  const isSame = still.length === all.length && still.every(([, row], index) => row === all[index]?.[1]);
  return isSame ? answered : Object.fromEntries(still);
}
