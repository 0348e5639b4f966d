import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the element of the returned ref as high as it once was, as long as it is as wide. Where the page is scrolled to
 * its end and loses a form that has done its work, the browser would draw everything down into the room that is left.
 */
export function useKeptLength<Element extends HTMLElement>(): RefObject<Element | null> {
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
