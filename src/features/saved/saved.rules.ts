import { parseJson, recordOf } from "../../shared/unknownData";

/** Beyond this number the oldest is dropped. */
export const MOST_SAVED = 50;
export const MOST_SEEN = 12;
export const MOST_COMPARED = 3;

/** An item is named by its kind and its ids: `house.9`, `car.2.5`. The features define the kinds. */
export const itemPattern = /^[a-z]{1,10}(\.[1-9]\d{0,8}){1,3}$/;

/** What a browser stores, newest first. (LODGE-24) */
export type SavedState = {
  /** The client's id; 0: a visitor, whose items pass to the client who signs in. */
  readonly owner: number;
  readonly saved: readonly string[];
  /** Items saved or removed and not yet sent to the account. */
  readonly untold: readonly string[];
  /** Items whose pages were opened. Never sent to the server. */
  readonly seen: readonly string[];
};

export const nothingSaved: SavedState = { owner: 0, saved: [], untold: [], seen: [] };

/** Reads the valid part of what was stored: visitors can change their storage. */
export function parseSaved(text: string | null): SavedState {
  const { owner, saved, untold, seen } = recordOf(parseJson(text));
  return {
    owner: typeof owner === "number" && Number.isSafeInteger(owner) && owner > 0 ? owner : 0,
    saved: itemsOf(saved, MOST_SAVED),
    untold: itemsOf(untold, 2 * MOST_SAVED),
    seen: itemsOf(seen, MOST_SEEN),
  };
}

/**
 * The items of this client (0: a visitor's). A visitor's items go to the client who signs in; another client's are not
 * shown.
 */
export function savedOf(kept: SavedState, clientId: number): SavedState {
  if (kept.owner === clientId) return kept;
  if (kept.owner === 0) return { ...kept, owner: clientId, untold: kept.saved };
  return { ...nothingSaved, owner: clientId };
}

/** Saves an item, or removes it. */
export function toggled(kept: SavedState, item: string): SavedState {
  const { owner, saved, untold } = kept;
  return {
    ...kept,
    saved: saved.includes(item) ? without(saved, item) : [item, ...saved].slice(0, MOST_SAVED),
    untold: owner === 0 ? [] : [item, ...without(untold, item)].slice(0, 2 * MOST_SAVED),
  };
}

export function opened(kept: SavedState, item: string): SavedState {
  return { ...kept, seen: [item, ...without(kept.seen, item)].slice(0, MOST_SEEN) };
}

/** The changes to send to the account; `Saved`: newest first. */
export function changeToSend({ saved, untold }: SavedState): { Saved: string[]; Removed: string[] } {
  return {
    Saved: saved.filter((item) => untold.includes(item)),
    Removed: untold.filter((item) => !saved.includes(item)),
  };
}

/**
 * What is stored after the account has received `sent` and answered with its list: that list, with changes made here
 * since. (LODGE-25)
 */
export function joined(kept: SavedState, sent: SavedState, held: readonly string[]): SavedState {
  const heard = (item: string) => sent.untold.includes(item) && sent.saved.includes(item) === kept.saved.includes(item);
  const untold = kept.untold.filter((item) => !heard(item));
  const changed = kept.saved.filter((item) => untold.includes(item));
  return {
    ...kept,
    untold,
    saved: [...changed, ...held.filter((item) => !untold.includes(item))].slice(0, MOST_SAVED),
  };
}

/** The items of a kind that a URL compares, at most three: `?house=9,3`. (LODGE-26) */
export function comparedIn(params: URLSearchParams, kind: string): string[] {
  const named = (params.get(kind) ?? "").split(",").map((numbers) => `${kind}.${numbers}`);
  return itemsOf(named, MOST_COMPARED);
}

/** A URL's query that compares these items of a kind; other kinds are unchanged. */
export function comparing(params: URLSearchParams, kind: string, items: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (items.length > 0) next.set(kind, items.map((item) => item.slice(kind.length + 1)).join(","));
  else next.delete(kind);
  return next;
}

/** Whether the things of a comparison differ in a fact, by its content. One thing alone differs from nothing. (LODGE-26) */
export function differ(facts: readonly unknown[]): boolean {
  const [first, ...others] = facts.map((fact) => JSON.stringify(fact));
  return others.some((other) => other !== first);
}

const without = (items: readonly string[], item: string) => items.filter((other) => other !== item);

function itemsOf(stored: unknown, most: number): string[] {
  if (!Array.isArray(stored)) return [];
  const items = stored.filter((item): item is string => typeof item === "string" && itemPattern.test(item));
  return [...new Set(items)].slice(0, most);
}
