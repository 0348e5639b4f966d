import { isOwnedBy, type OwnerFilter, waitingKey } from "./inbox.rules";
import type { Waiting } from "./inbox.schemas";
import { waitsForClient } from "./inbox.view";
import { isSnoozed } from "./snooze.rules";

/** The list of the inbox from which somebody went to an item: its items in their order, and the filters they passed. */
export type Trail = {
  readonly items: readonly Waiting[];
  readonly owner: OwnerFilter;
  /** It is the list of snoozed items. */
  readonly aside: boolean;
};

/** The whole inbox, for whoever has come from no list. */
export const noTrail: Trail = { items: [], owner: "any", aside: false };

type Answered = { readonly Kind: Waiting["Kind"]; readonly ItemId: string };

/**
 * The item to go on with: in the order of the list one came from the next that still waits, then those above it that
 * were passed over, then what else waits, most urgent first. None is a colleague's, except in a list of that colleague.
 * `items`: what waits now; `after`: the item that was answered, if it is one. (DESK-122)
 */
export function nextItem(
  items: readonly Waiting[],
  { items: listed, owner, aside }: Trail,
  { after, me }: { readonly after: Answered | undefined; readonly me: number },
): Waiting | undefined {
  const isOpen = (item: Waiting) =>
    isSnoozed(item) === aside &&
    !waitsForClient(item) &&
    (typeof owner === "number" ? isOwnedBy(item.OwnerId, owner, me) : item.OwnerId === null || item.OwnerId === me);
  const answered = after && waitingKey(after);
  const open = new Map(
    items.filter((item) => isOpen(item) && waitingKey(item) !== answered).map((item) => [waitingKey(item), item]),
  );
  const keys = listed.map(waitingKey);
  const place = answered === undefined ? -1 : keys.indexOf(answered);
  const inOrder = [...keys.slice(place + 1), ...keys.slice(0, place + 1)];
  const following = inOrder.find((key) => open.has(key));
  return following === undefined ? [...open.values()][0] : open.get(following);
}
