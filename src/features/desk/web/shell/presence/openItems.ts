import { useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";
import { MOST_OPEN } from "../../../desk.limits";
import { OPEN_AFTER, type OpenItem, openItems } from "../../../presence/presence.rules";
import type { Presence } from "../../../presence/presence.schemas";

/** What the parts of the page have open, by the part. */
const parts = new Map<string, Presence["Open"][number]>();
let open: Presence["Open"] = [];
/** The page is being left, or is kept by the browser for going back. */
let isLeft = false;
const listeners = new Set<() => void>();

function change(edit: () => void): void {
  edit();
  open = isLeft ? [] : openItems(parts.values()).slice(0, MOST_OPEN);
  for (const listener of listeners) listener();
}

/** From now on nothing counts as open in this tab, because its page is being left; or it counts again. */
export const leaveAll = (left: boolean): void =>
  change(() => {
    isLeft = left;
  });

/**
 * Shows colleagues that this tab has an item open, after a moment, and immediately if an answer is being written there.
 * (DESK-109)
 */
export function useOpenItem(openItem: OpenItem | null, answering: boolean): void {
  const id = useId();
  const kind = openItem?.Kind;
  const itemId = openItem?.ItemId;
  const say = useEffectEvent(() => {
    if (kind === undefined || itemId === undefined) return;
    change(() => parts.set(id, { Kind: kind, ItemId: itemId, Answering: answering }));
  });
  useEffect(() => {
    if (kind === undefined || itemId === undefined) return;
    const timer = setTimeout(() => {
      if (!parts.has(id)) say();
    }, OPEN_AFTER);
    return () => {
      clearTimeout(timer);
      if (parts.has(id)) change(() => parts.delete(id));
    };
  }, [id, kind, itemId]);
  // Runs after the effect above, which withdraws the former item; a reported item stays so when its answer is given
  // up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another item it is to be said as well.
  useEffect(() => {
    if (answering || parts.has(id)) say();
  }, [id, kind, itemId, answering]);
}

/** The same, answered, for one of several places in a list. */
export function OpenItemMark({ openItem }: { readonly openItem: OpenItem }): null {
  useOpenItem(openItem, true);
  return null;
}

/** The places that this tab has open. */
export function useOpenItems(): Presence["Open"] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => open,
    () => open,
  );
}
