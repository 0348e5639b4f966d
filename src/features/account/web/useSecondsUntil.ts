import { useEffect, useState } from "react";
import { type Instant, SECOND } from "../../../shared/instant";

/**
 * Whole seconds until an instant of the server's clock, counting down; 0 once it is there. `now`: what that clock showed
 * when it answered, at `heardAt` on this one.
 */
export function useSecondsUntil(at: Instant, { now, heardAt }: { now: Instant; heardAt: Instant }): number {
  const left = () => Math.max(0, Math.ceil((at - now - (Date.now() - heardAt)) / SECOND));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `left` reads is listed.
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), SECOND);
    return () => clearInterval(timer);
  }, [at, now, heardAt]);
  return seconds;
}
