import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { closeUpOf } from "./mapCandidates";
import { clampView, fitView, type Size, type View, viewOf } from "./mapView";
import type { MapArea, Point } from "./projection";

/** The size until the element is measured, and if measuring is not possible. */
const ASSUMED: Size = { width: 640, height: 420 };

/**
 * The map's view: the searched area, or all points, until the user moves it. New points reset it to all of them. A
 * single one is shown with its surroundings. `largest`: the scale up to which it can be enlarged. Attach `frame` to the map's element, whose size is tracked.
 */
export function useMapView(points: readonly Point[], area: MapArea | null, largest: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [measured, setSize] = useState(ASSUMED);
  const size = useMemo(() => ({ ...measured, largest }), [measured, largest]);
  const key = JSON.stringify(area) + points.map(({ x, y }) => `${x} ${y}`).join();
  const [moved, setMoved] = useState<{ key: string; view: View } | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const [only, another] = points;
  const closeUp = only && !another ? closeUpOf(only) : undefined;
  const fitted = area ? viewOf(area, size) : fitView(points, size, closeUp);
  const view = moved?.key === key ? clampView(moved.view, size) : fitted;
  const move = (change: (view: View) => View) =>
    setMoved((before) => {
      const now = before?.key === key ? clampView(before.view, size) : fitted;
      const next = change(now);
      return next === now ? before : { key, view: next };
    });
  return { frame, size, view, move, touched: moved?.key === key };
}
