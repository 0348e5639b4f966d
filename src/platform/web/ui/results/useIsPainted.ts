import { startTransition, useEffect, useState } from "react";
import { cameWithPage } from "../../pageAnswers";

/**
 * Whether `something` has been painted, so that the content below or beside it may be rendered in small pieces, between
 * which the page responds. False again for a new value; content of a server-rendered page is in it already. (SPEED-4)
 */
export function useIsPainted(something: unknown): boolean {
  const [painted, setPainted] = useState<unknown>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(something)));
    return () => cancelAnimationFrame(frame);
  }, [something]);
  return painted === something || cameWithPage(something);
}

/**
 * Whether any results have been painted: the content beside them then stays, whatever results follow. (SPEED-4, WEB-19)
 */
export function useWasPainted(found: unknown): boolean {
  const [came] = useState(() => cameWithPage(found));
  return useIsPainted("results") || came;
}
