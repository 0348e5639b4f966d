import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

type Props = {
  /** The content's minimum height, so that the page does not grow when it appears. */
  readonly minHeight: string;
  readonly children: ReactNode;
};

/** Events that show that somebody is using the page. */
const signsOfUse = ["pointermove", "pointerdown", "keydown", "scroll", "wheel", "touchstart"] as const;

/**
 * Shows its content when it comes into view, or earlier, at the first sign that the page is being used. Its code is
 * loaded only then, so that it does not slow down the first view.
 */
export function WhenNear({ minHeight, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => typeof document === "object" && typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (near || !place.current) return;
    const done = new AbortController();
    const show = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    observer.observe(place.current);
    for (const sign of signsOfUse) addEventListener(sign, show, { passive: true, signal: done.signal });
    return () => {
      observer.disconnect();
      done.abort();
    };
  }, [near]);
  const blank = <div ref={place} style={{ minHeight }} />;
  return near ? <Suspense fallback={blank}>{children}</Suspense> : blank;
}
