import { startTransition, useEffect, useState } from "react";

/**
 * Whether something is on the screen, and what stands below or beside it may be drawn: in small pieces, between which the
 * page answers. False again for something else. (SPEED-4)
 */
export function useIsPainted(something: unknown): boolean {
  const [painted, setPainted] = useState<unknown>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(something)));
    return () => cancelAnimationFrame(frame);
  }, [something]);
  return painted === something;
}
