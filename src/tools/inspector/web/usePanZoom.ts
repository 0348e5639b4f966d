import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Where the drawing lies in its window, and how large: screen = drawing × scale + offset. */
export type View = { x: number; y: number; scale: number };

type Size = { width: number; height: number };

const SMALLEST = 0.15;
const LARGEST = 2.5;

/** Zooms around a point of the window, so that what is under it stays there. */
export function zoomed(view: View, factor: number, x: number, y: number): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown };
}

/** Lays a frame of the drawing in the middle of the window, as large as it fits, at most in its own size. */
export function fitted(frame: Size & { x: number; y: number }, window: Size): View {
  const scale = Math.max(SMALLEST, Math.min(1, window.width / frame.width, window.height / frame.height));
  const x = (window.width - frame.width * scale) / 2 - frame.x * scale;
  return { scale, x, y: (window.height - frame.height * scale) / 2 - frame.y * scale };
}

/** Pan by drag, zoom by wheel; the buttons beside the drawing use `pan`, `zoom` and `show`. */
export function usePanZoom(ref: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 0.4 });
  const grabbed = useRef<{ x: number; y: number } | null>(null);

  const sizeOf = useCallback((): Size => {
    const { clientWidth = 0, clientHeight = 0 } = ref.current ?? {};
    return { width: clientWidth || 1, height: clientHeight || 1 };
  }, [ref]);
  const zoom = useCallback(
    (factor: number) => {
      const { width, height } = sizeOf();
      setView((shown) => zoomed(shown, factor, width / 2, height / 2));
    },
    [sizeOf],
  );
  const show = useCallback((frame: Size & { x: number; y: number }) => setView(fitted(frame, sizeOf())), [sizeOf]);
  const pan = useCallback(
    (x: number, y: number) => setView((shown) => ({ ...shown, x: shown.x + x, y: shown.y + y })),
    [],
  );

  useEffect(() => {
    const window = ref.current;
    if (!window) return;
    // React's own wheel handler is passive: the page would scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = window.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY / 400);
      setView((shown) => zoomed(shown, factor, event.clientX - left, event.clientY - top));
    };
    window.addEventListener("wheel", onWheel, { passive: false });
    return () => window.removeEventListener("wheel", onWheel);
  }, [ref]);

  const drag = {
    onPointerDown: (event: PointerEvent) => {
      grabbed.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!grabbed.current) return;
      pan(clientX - grabbed.current.x, clientY - grabbed.current.y);
      grabbed.current = { x: clientX, y: clientY };
    },
    onPointerUp: () => {
      grabbed.current = null;
    },
    onPointerCancel: () => {
      grabbed.current = null;
    },
  };
  return { view, zoom, pan, show, drag };
}
