import { useEffect, useEffectEvent, useState } from "react";

/**
 * The place that is hovered or focused, on a map or in the list beside it. It is not a state of the page: only its card
 * and its pin render again, not the whole list. (SPEED-4)
 */
export type ActivePlace = {
  readonly get: () => number | null;
  /** Null: none. */
  readonly set: (id: number | null) => void;
  readonly listen: (listener: () => void) => () => void;
};

/** A page's active place; none at first. */
export function useActivePlace(): ActivePlace {
  const [active] = useState(makeActivePlace);
  return active;
}

/**
 * Whether the active place is the given one, or one of those given. Uses state, because useSyncExternalStore renders
 * synchronously, which would delay the frame in which a list appears under the pointer.
 */
export function useIsActive({ get, listen }: ActivePlace, isMeant: (id: number) => boolean): boolean {
  const [isActive, setActive] = useState(false);
  const look = useEffectEvent(() => {
    const id = get();
    setActive(id !== null && isMeant(id));
  });
  useEffect(() => listen(() => look()), [listen]);
  // The subscription may now be for another place.
  useEffect(() => look());
  return isActive;
}

function makeActivePlace(): ActivePlace {
  let active: number | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => active,
    set: (id) => {
      active = id;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
