import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus on the page when the focused element disappears: a button that its own action disabled or removed.
 * Whenever `changed` changes, a lost focus moves to the element of the returned ref, or to the page's heading if that
 * is gone too; an existing focus stays. The first value, and the first that is not undefined, count as no change.
 * `scroll`: the window follows the focus, to an element that may stand elsewhere than what disappeared.
 */
export function useLostFocus<Element extends HTMLElement>(
  changed: string | number | boolean | undefined,
  { scroll = false } = {},
): RefObject<Element | null> {
  const target = useRef<Element>(null);
  const before = useRef(changed);
  useEffect(() => {
    const arrived = before.current === undefined;
    if (before.current === changed) return;
    before.current = changed;
    if (arrived || document.activeElement !== document.body) return;
    const place = target.current ?? document.querySelector<HTMLElement>("#content h1");
    place?.focus({ preventScroll: true });
    if (scroll) place?.scrollIntoView({ block: "start" });
  }, [changed, scroll]);
  return target;
}
