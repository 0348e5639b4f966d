import { type RefObject, useLayoutEffect } from "react";

const NAME = "--summary-bar";

/** The height of the page's `SummaryBar` as a length for styles; 0 px on a page without one. */
export const barHeight = `var(${NAME}, 0px)`;

/** Keeps `barHeight` while the bar is in the page. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(NAME, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(NAME);
    };
  }, [bar]);
}
