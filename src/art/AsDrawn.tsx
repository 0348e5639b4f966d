import { type ElementType, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { keepServerHtml } from "../shared/keepServerHtml";

type Props = {
  /** The tag of the element around the drawing. */
  readonly as: ElementType;
  readonly className?: string;
  /** The drawing's identity: a new value renders it again. */
  readonly of: string;
  readonly children: () => ReactNode;
};

/**
 * A drawing that depends only on its name. If it is in the server-rendered page, it stays as it is: its hundreds of
 * elements are not hydrated, and its code is not loaded (`lazyDrawings.tsx`). (SPEED-19)
 */
export function AsDrawn({ as: Frame, of, children, ...frame }: Props) {
  const [kept, keep] = useState(useIsTakenOver() ? of : null);
  // Called when the drawing is removed from the page.
  if (kept !== null && kept !== of) keep(null);
  return kept === of ? (
    <Frame key="drawn" {...frame} {...keepServerHtml} />
  ) : (
    <Frame key="own" {...frame}>
      <Suspense fallback={null}>{children()}</Suspense>
    </Frame>
  );
}

/** Whether React is hydrating: in a browser it calls the server's snapshot function only then. */
function useIsTakenOver(): boolean {
  let isAsked = false;
  useSyncExternalStore(listenToNothing, nothing, () => {
    isAsked = true;
    return null;
  });
  return isAsked && typeof document !== "undefined";
}

const listenToNothing = () => () => undefined;
const nothing = () => null;
