import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

/** The height of a bar at the window's lower edge, as a CSS variable (../../theme/coveredHeights.css). */
const BAR_HEIGHT = "--summary-bar";

/** The height of a navigation bar that stays at the window's lower edge, below any other bar, as a CSS variable. */
export const NAVIGATION_HEIGHT = "--bottom-navigation";

/** That height as a CSS length; 0 px if there is none. */
export const navigationHeight = `var(${NAVIGATION_HEIGHT}, 0px)`;

/** Pixels of the page's lower part that are under its bar. */
let heightOfBar = 0;
/** Pixels of a strip that stays above the bar and the navigation. */
let heightOfStrip = 0;
const listeners = new Set<() => void>();

function setHeightOfBar(height: number): void {
  if (height === heightOfBar) return;
  heightOfBar = height;
  document.body.style.setProperty(BAR_HEIGHT, height === 0 ? "" : `${height}px`);
  keepFocusClear();
  for (const listener of listeners) listener();
}

/** What is focused is scrolled clear of bar, strip and navigation. */
function keepFocusClear(): void {
  const covered = heightOfBar + heightOfStrip;
  // Without a bar the style sheets decide: the tools of results are at the lower edge too.
  document.documentElement.style.scrollPaddingBottom = covered === 0 ? "" : `calc(${covered}px + ${navigationHeight})`;
}

/** Keeps what is focused clear of a strip above the bar, however many lines it has; empty, it has no height. */
export function useStripHeight(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const set = (height: number) => {
      heightOfStrip = height;
      keepFocusClear();
    };
    const observer = new ResizeObserver(() => set(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      set(0);
    };
  }, [strip]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The height in pixels of the bar that is over the page now; 0 if there is none. */
export const useHeightOfBar = (): number =>
  useSyncExternalStore(
    subscribe,
    () => heightOfBar,
    () => 0,
  );

/** The greatest part of the window's height that a bar may cover. */
const MOST = 0.3;

/**
 * Hysteresis: the bar returns over the page only well below the limit, because its two forms differ slightly in height.
 */
const BACK = 0.25;

/** Whether a bar that is this high may stay over the page. */
export function mayCover(height: number, window: number, covers: boolean): boolean {
  return height <= window * (covers ? MOST : BACK);
}

/**
 * Keeps the page clear of its bar while the bar is over it. Returns whether the bar may cover the page's lower part: not
 * if it would hide too much of it, as with large text in a small window. If the bar was used last when it becomes too
 * high, for example because it shows why its button failed, it is scrolled into view at its new place. (A11Y-9)
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
    const observer = new ResizeObserver(() => {
      setHeightOfBar(getComputedStyle(element).position === "fixed" ? element.offsetHeight : 0);
      setCovers(mayCover(element.offsetHeight, document.documentElement.clientHeight, covers));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeightOfBar(0);
    };
  }, [bar, covers]);
  return covers;
}
