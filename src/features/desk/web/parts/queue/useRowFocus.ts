import { type FocusEvent, useEffect, useRef } from "react";
import { reachRow } from "../../shell/deskRows";

/**
 * When the row with the focus leaves a list, the focus goes to the row after it, else to the one before it, and to the
 * page's heading if it was the only one. (DESK-106, A11Y-5) `keys`: the rows' ids, in their order.
 */
export function useRowFocus<List extends HTMLElement>(keys: readonly string[]) {
  const list = useRef<List>(null);
  const focused = useRef<string | null>(null);
  const before = useRef(keys);
  useEffect(() => {
    const old = before.current;
    before.current = keys;
    const lost = focused.current;
    if (lost === null || keys.includes(lost) || document.activeElement !== document.body) return;
    focused.current = null;
    const place = old.indexOf(lost);
    const isThere = (key: string) => keys.includes(key);
    const next = old.slice(place + 1).find(isThere) ?? old.slice(0, Math.max(place, 0)).findLast(isThere);
    if (next === undefined) document.querySelector<HTMLElement>("#content h1")?.focus({ preventScroll: true });
    else reachRow(rowOf(list.current, next));
  }, [keys]);
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      // Also from a dialog of the row, which is elsewhere in the document.
      focused.current = target.closest("[data-row]")?.id ?? focused.current;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      const isDialogs = relatedTarget?.closest("[role=dialog]");
      if (relatedTarget && !isDialogs && !currentTarget.contains(relatedTarget)) focused.current = null;
    },
  };
}

const rowOf = (list: HTMLElement | null, key: string) =>
  [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].find(({ id }) => id === key);
