import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus on the page when what had it has gone: a button that was disabled or taken away by what it did.
 * Whenever `changed` becomes another value, a focus that is nowhere comes to the element of the returned ref; one that
 * is somewhere stays. Where that element has gone too, the page's heading takes it. The first value, and the first that
 * is not undefined, are an arrival and no change.
 */
export function useLostFocus<Element extends HTMLElement>(
  changed: string | number | boolean | undefined,
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
  }, [changed]);
  return target;
}
