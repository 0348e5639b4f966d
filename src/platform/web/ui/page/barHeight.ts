import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The height of a bar at the window's lower edge, as a CSS variable. */
export const BAR_HEIGHT = "--summary-bar";

/** The greatest part of the window's height that a bar may cover. */
const MOST = 0.3;

/**
 * Hysteresis: the bar returns over the page only well below the limit, because its two forms differ slightly in height.
 */
const BACK = 0.25;

/** The height of a navigation bar that stays at the window's lower edge, below any other bar, as a CSS variable. */
export const NAVIGATION_HEIGHT = "--bottom-navigation";

/** That height as a CSS length; 0 px if there is none. */
export const navigationHeight = `var(${NAVIGATION_HEIGHT}, 0px)`;

/** The height of everything that stays over the page's lower part, as a CSS length: its `SummaryBar` and navigation. */
export const barHeight = `calc(var(${BAR_HEIGHT}, 0px) + ${navigationHeight})`;

/** Ends the page above the bar, and scrolls focused elements above it. `where`: the windows in which it is a bar. */
export const reservedFor = (where: string) => ({
  [where]: { html: { scrollPaddingBottom: barHeight }, body: { paddingBottom: barHeight } },
});

/** Whether a bar that is this high may stay over the page. */
export function mayCover(height: number, window: number, covers: boolean): boolean {
  return height <= window * (covers ? MOST : BACK);
}

/**
 * Keeps `barHeight` up to date while the bar is in the page. Returns whether the bar may cover the page's lower part:
 * not if it would hide too much of it, as with large text in a small window. If the bar was used last when it becomes
 * too high, for example because it shows why its button failed, it is scrolled into view at its new place. (A11Y-9)
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(true);
  const covered = useRef(covers);
  const used = useRef(false);
  useEffect(() => {
    // Some phones do not focus a pressed button.
    const types = ["pointerdown", "focusin"];
    const note = ({ target }: Event) => {
      used.current = target instanceof Node && bar.current?.contains(target) === true;
    };
    for (const type of types) document.addEventListener(type, note);
    return () => {
      for (const type of types) document.removeEventListener(type, note);
    };
  }, [bar]);
  useLayoutEffect(() => {
    const leaves = covered.current && !covers;
    covered.current = covers;
    if (leaves && used.current) bar.current?.scrollIntoView({ block: "end", behavior: "instant" });
  }, [bar, covers]);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const { documentElement: root } = document;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(BAR_HEIGHT, covers ? `${element.offsetHeight}px` : "0px");
      setCovers(mayCover(element.offsetHeight, root.clientHeight, covers));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(BAR_HEIGHT);
    };
  }, [bar, covers]);
  return covers;
}
