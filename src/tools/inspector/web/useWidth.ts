import { type RefObject, useLayoutEffect, useState } from "react";

/** An element's width in CSS pixels, updated when it changes; `otherwise` without layout. */
export function useWidth(ref: RefObject<HTMLElement | null>, otherwise: number): number {
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.floor(entry?.contentRect.width ?? 0);
      if (found > 0) setWidth(found);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
