import { type ElementType, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { leftAsDrawn } from "../shared/leftAsDrawn";

type Props = {
  /** The element around the drawing. */
  readonly as: ElementType;
  readonly className?: string;
  /** What is drawn: something else is drawn anew. */
  readonly of: string;
  readonly children: () => ReactNode;
};

/**
 * A drawing that depends on nothing but its name. Where it has come with the page it stays as it is: its hundreds of
 * elements are not taken over, and its code need not be there (`lazyDrawings.tsx`). (SPEED-19)
 */
export function AsDrawn({ as: Frame, of, children, ...frame }: Props) {
  const [kept, keep] = useState(useIsTakenOver() ? of : null);
  // It leaves the page for good.
  if (kept !== null && kept !== of) keep(null);
  return kept === of ? (
    <Frame key="drawn" {...frame} {...leftAsDrawn} />
  ) : (
    <Frame key="own" {...frame}>
      <Suspense fallback={null}>{children()}</Suspense>
    </Frame>
  );
}

/** Whether React is taking over what the server has drawn: only then does it ask a browser for the server's snapshot. */
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
