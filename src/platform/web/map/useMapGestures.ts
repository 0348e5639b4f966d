import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { panView, type Size, type View, zoomView } from "./mapView";
import type { Point } from "./projection";

type Move = (change: (view: View) => View) => void;

/** A pointer that moved less than this is a press, not a drag. Pixels. */
const STILL = 5;

/** Dragging, pinching, and the wheel with the control key (which a trackpad sends for a pinch). */
export function useMapGestures(frame: RefObject<HTMLDivElement | null>, size: Size, move: Move) {
  const pointers = useRef(new Map<number, Point>());
  const traveled = useRef(0);
  const [dragging, setDragging] = useState(false);
  useWheel(frame, size, move);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) traveled.current = 0;
    pointers.current.set(event.pointerId, pointIn(frame, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(frame, event);
    traveled.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (traveled.current < STILL) return;
    // Only a drag captures the pointer: a press on a pin goes to the pin.
    if (!dragging) {
      setDragging(true);
      frame.current?.setPointerCapture(event.pointerId);
    }
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    const other = others[0]?.[1];
    if (other) {
      const times = distance(now, other) / Math.max(distance(before, other), 1);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      move((view) => zoomView(view, times, middle, size));
    }
    const share = other ? 0.5 : 1;
    const by = { x: (now.x - before.x) * share, y: (now.y - before.y) * share };
    move((view) => panView(view, by, size));
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) setDragging(false);
  };
  return {
    dragging,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onLostPointerCapture: onPointerEnd,
    },
  };
}

function useWheel(frame: RefObject<HTMLDivElement | null>, size: Size, move: Move) {
  const latest = useRef({ size, move });
  useEffect(() => {
    latest.current = { size, move };
  });
  useEffect(() => {
    const element = frame.current;
    // React's wheel listeners are passive, so the page would zoom as well.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { size: window, move: change } = latest.current;
      const times = Math.exp(-event.deltaY / 180);
      change((view) => zoomView(view, times, pointIn(frame, event), window));
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [frame]);
}

function pointIn(frame: RefObject<HTMLDivElement | null>, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
  return { x: clientX - left, y: clientY - top };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
