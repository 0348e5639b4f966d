import {
  type CSSProperties,
  createContext,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { keepServerHtml } from "../../../../shared/keepServerHtml";

type Props = {
  /** The content's height or minimum height, so that the page does not grow when it appears. */
  readonly style: Pick<CSSProperties, "height" | "minHeight">;
  readonly children: ReactNode;
};

/** Tells whether the placeholder of a `WhenNear` still shows its server-rendered content. */
export const HasDrawing = createContext<() => boolean>(() => false);

/**
 * Events that show that the page is being used, unless they are in a form: a user who fills it in is not looking at
 * anything else.
 */
const signsOfUse = ["pointermove", "pointerdown", "keydown", "scroll", "wheel", "touchstart"] as const;

/**
 * Shows its content when it comes into view, or earlier, at the first sign that the page is being used. Its code is
 * loaded only then, so that it does not slow down the first view. Until then the server-rendered content stays.
 */
export function WhenNear({ style, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => typeof document === "object" && typeof IntersectionObserver === "undefined");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const show = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    observer.observe(place.current);
    const use = ({ target }: Event) => (target instanceof Element && target.closest("form")) || show();
    for (const sign of signsOfUse) addEventListener(sign, use, { passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signsOfUse) removeEventListener(sign, use);
    };
  }, [near]);
  if (typeof document === "undefined") return <div style={style}>{children}</div>;
  return (
    <>
      {shown || <div ref={place} style={style} {...keepServerHtml} />}
      {/* Not in a transition, because a transition to another page would wait for it. */}
      {near && (
        <Suspense fallback={null}>
          <HasDrawing value={() => (place.current?.childElementCount ?? 0) > 0}>{children}</HasDrawing>
          <Shown tell={setShown} />
        </Suspense>
      )}
    </>
  );
}

/** Reports before the paint that its siblings are shown. */
function Shown({ tell }: { readonly tell: (shown: boolean) => void }) {
  useLayoutEffect(() => tell(true), [tell]);
  return null;
}
