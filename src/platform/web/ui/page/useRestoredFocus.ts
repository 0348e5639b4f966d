import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Gives an element that is disabled while `busy` its focus back afterwards: browsers take it away, and an open dialog
 * takes it over. Only if the element had it, and nothing else in the page or in the dialog has it by then. (A11Y-2)
 */
export function useRestoredFocus<Element extends HTMLButtonElement | HTMLSelectElement>(
  busy: boolean,
): RefCallback<Element> {
  const element = useRef<Element>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    if (busy || !had.current) return;
    const around = element.current?.closest('[role="dialog"]') ?? document.body;
    if (document.activeElement?.contains(around)) element.current?.focus({ preventScroll: true });
    had.current = document.activeElement === element.current;
  }, [busy]);
  return useCallback((node) => {
    element.current = node;
    had.current = node === document.activeElement;
    // Some browsers report a blur when the focused element is disabled, others do not.
    const follow = ({ type }: Event) => {
      had.current = type === "focus" || node?.disabled === true;
    };
    for (const type of ["focus", "blur"]) node?.addEventListener(type, follow);
    return () => {
      for (const type of ["focus", "blur"]) node?.removeEventListener(type, follow);
    };
  }, []);
}
