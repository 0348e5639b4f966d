import { DAY, type Instant } from "../../../shared/instant";

/** The kinds of items that wait for staff. */
export const waitingKinds = [
  "plan",
  "booking",
  "holder",
  "document",
  "transfer",
  "payment",
  "refund",
  "movement",
  "dispute",
  "note",
  "upload",
  "opinion",
  "mail",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** The unique key of an item. */
export const waitingKey = ({ Kind, ItemId }: { readonly Kind: WaitingKind; readonly ItemId: string }): string =>
  `${Kind} ${ItemId}`;

/** The id of one item for all documents of a client, which are reviewed and assigned together. (DESK-103) */
export const documentsOfClient = (clientId: number): string => `client-${clientId}`;

/** The client whose documents an item is; null for an invalid id. */
export const clientOfDocuments = (itemId: string): number | null => Number(/^client-(\d+)$/.exec(itemId)?.[1]) || null;

/** The urgency of a deadline: over, soon or later; `none` without one. */
export type DueState = "over" | "soon" | "later" | "none";

/** How long before its deadline an item becomes urgent: the evidence of a dispute takes days to gather. (DESK-12) */
export const remindBefore = (kind: WaitingKind): number => (kind === "dispute" ? 3 * DAY : DAY);

/** A deadline is over from its own millisecond on, as in the chart; it is near in its last day. */
export function dueState(kind: WaitingKind, until: Instant | null, now: Instant): DueState {
  if (until === null) return "none";
  if (until <= now) return "over";
  return until - now < remindBefore(kind) ? "soon" : "later";
}

/** Items in groups of one key, in the order in which the keys first appear. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => number): [Item, ...Item[]][] {
  const groups = new Map<number, [Item, ...Item[]]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** Earliest deadline first, then items without one; else in the given order. */
export function byDeadline<Item extends { readonly Until: Instant | null }>(items: readonly Item[]): Item[] {
  const end = ({ Until }: Item) => Until ?? Number.POSITIVE_INFINITY;
  // Compared first, as infinity minus infinity is NaN.
  return [...items].sort((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)));
}

/** All kept items, and so many of the others, in the given order. */
export function listedOf<Item extends { readonly isKept: boolean }>(items: readonly Item[], limit: number): Item[] {
  let others = 0;
  return items.filter(({ isKept }) => {
    if (isKept) return true;
    others += 1;
    return others <= limit;
  });
}

type Ordered = { readonly Kind: WaitingKind; readonly Until: Instant | null; readonly Since: Instant };

/**
 * Earliest deadline first, then items without one: money and messages before documents, which block nothing without a
 * deadline. Among equals, the one that has waited longer. (DESK-14)
 */
export function byUrgency<Item extends Ordered>(items: readonly Item[]): Item[] {
  const inNoHurry = ({ Kind, Until }: Ordered) => (Kind === "document" && Until === null ? 1 : 0);
  return byDeadline([...items].sort((a, b) => inNoHurry(a) - inNoHurry(b) || a.Since - b.Since));
}

/** The owner whose items are shown: all, mine, unassigned, or those of one member of staff. */
export type OwnerFilter = "any" | "mine" | "none" | number;

/** Reads a filter from a URL; any other value means all owners. */
export function readOwner(text: string | null): OwnerFilter {
  if (text === "mine" || text === "none") return text;
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : "any";
}

/** Reads a kind from a URL; any other value means all kinds. */
export function readKind(text: string | null): WaitingKind | null {
  return waitingKinds.find((kind) => kind === text) ?? null;
}

/** Whether an item passes the filter by owner. `me`: who looks, for "mine". (DESK-15) */
export function isOwnedBy(ownerId: number | null, wanted: OwnerFilter, me: number): boolean {
  if (wanted === "any") return true;
  if (wanted === "none") return ownerId === null;
  return ownerId === (wanted === "mine" ? me : wanted);
}

/** The number of items of each kind. */
export function countsOf(items: readonly { readonly Kind: WaitingKind }[]): Readonly<Record<WaitingKind, number>> {
  const counts = {
    plan: 0,
    booking: 0,
    holder: 0,
    document: 0,
    transfer: 0,
    payment: 0,
    refund: 0,
    movement: 0,
    dispute: 0,
    note: 0,
    upload: 0,
    opinion: 0,
    mail: 0,
  };
  for (const { Kind } of items) counts[Kind] += 1;
  return counts;
}
