import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the element of the returned ref as high as it was, as long as its width stays the same. Otherwise, if the page
 * is scrolled to its end and a submitted form disappears, the browser would move everything down.
 */
export function useStableHeight<Element extends HTMLElement>(): RefObject<Element | null> {
  const kept = useRef<Element>(null);
  useEffect(() => {
    const element = kept.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    let width = element.offsetWidth;
    const keep = () => {
      if (element.offsetWidth !== width) element.style.minHeight = "";
      width = element.offsetWidth;
      element.style.minHeight = `${element.offsetHeight}px`;
    };
    const observer = new ResizeObserver(keep);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return kept;
}
