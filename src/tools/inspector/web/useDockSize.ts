import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { withStorage } from "../../../platform/web/withStorage";

/** Beside the page, or below it if there is no room. */
export type DockSide = "right" | "bottom";

const STEP = 24;
const KEY = "malecon.inspector.dock";
/** Pixels; `page` is the least that is left for the page. */
const limits = {
  right: { least: 320, first: 420, page: 360 },
  bottom: { least: 160, first: 380, page: 160 },
} as const;

/** A size within what the window has room for. */
export function fittingSize(side: DockSide, wanted: number, windowSize: number): number {
  const { least, page } = limits[side];
  return Math.round(Math.max(least, Math.min(wanted, windowSize - page)));
}

/** The docked panel's size in pixels, changed by dragging or arrow keys; stored while the tab is open. */
export function useDockSize(side: DockSide) {
  const [wanted, setWanted] = useState(() => readKept());
  const [dragging, setDragging] = useState(false);
  const room = useWindowSize()[side];
  const size = fittingSize(side, wanted[side] ?? limits[side].first, room);

  const resize = (to: number) => {
    const next = { ...wanted, [side]: fittingSize(side, to, room) };
    setWanted(next);
    withStorage(() => sessionStorage.setItem(KEY, JSON.stringify(next)));
  };
  const grows = { right: "ArrowLeft", bottom: "ArrowUp" }[side];
  const shrinks = { right: "ArrowRight", bottom: "ArrowDown" }[side];
  const handle = {
    "aria-valuenow": size,
    "aria-valuemin": limits[side].least,
    "aria-valuemax": fittingSize(side, room, room),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== grows && event.key !== shrinks) return;
      event.preventDefault();
      resize(size + (event.key === grows ? STEP : -STEP));
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (dragging) resize(room - (side === "right" ? clientX : clientY));
    },
    onPointerUp: () => setDragging(false),
    onPointerCancel: () => setDragging(false),
  };
  return { size, handle };
}

function useWindowSize(): Record<DockSide, number> {
  const [size, setSize] = useState({ right: innerWidth, bottom: innerHeight });
  useEffect(() => {
    const measure = () => setSize({ right: innerWidth, bottom: innerHeight });
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return size;
}

type Kept = Partial<Record<DockSide, number>>;

/** Invalid stored sizes are ignored. */
function readKept(): Kept {
  try {
    const { right, bottom }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return { ...(typeof right === "number" && { right }), ...(typeof bottom === "number" && { bottom }) };
  } catch {
    return {};
  }
}
