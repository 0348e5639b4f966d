import { type RefObject, useEffect, useRef } from "react";

/**
 * For a list with a button that shows more of it: where the press removes the button, and with it the focus, the first
 * new row gets the focus. To be called by the button: the returned function. Whoever presses anything else before the
 * rows are there, for example after a failed fetch, keeps the focus where it is. (A11Y-5)
 *
 * @param list - the element whose children are the rows; a child that is no `[data-row]` may contain it
 * @param shown - how many rows are shown
 */
export function useFirstNewRow(list: RefObject<HTMLElement | null>, shown: number): () => void {
  const from = useRef<number | null>(null);
  useEffect(() => {
    const forget = () => {
      from.current = null;
    };
    // As they go down: the button itself is pressed a moment later.
    const presses = ["pointerdown", "keydown"];
    for (const type of presses) document.addEventListener(type, forget, true);
    return () => {
      for (const type of presses) document.removeEventListener(type, forget, true);
    };
  }, []);
  useEffect(() => {
    const first = from.current;
    if (first === null || shown <= first) return;
    from.current = null;
    const child = list.current?.children.item(first);
    if (document.activeElement !== document.body || !(child instanceof HTMLElement)) return;
    const row = child.querySelector<HTMLElement>("[data-row]") ?? child;
    if (row.tabIndex < 0) row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [list, shown]);
  return () => {
    from.current = shown;
  };
}
