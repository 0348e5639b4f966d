import { useEffect, useState } from "react";
import { type Clock, type Instant, SECOND } from "../../../../shared/instant";

/** Whole seconds until an instant of a clock, the page's unless another is given, counting down; 0 from then on. */
export function useSecondsUntil(at: Instant, clock: Clock = pagesClock): number {
  const [seconds, setSeconds] = useState(() => secondsBetween(clock(), at));
  useEffect(() => {
    const look = () => setSeconds(secondsBetween(clock(), at));
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [at, clock]);
  return seconds;
}

/** Asked again each time: QA's clock takes its place. */
const pagesClock: Clock = () => Date.now();

/** A second that has begun still counts. */
function secondsBetween(now: Instant, at: Instant): number {
  return Math.max(0, Math.ceil((at - now) / SECOND));
}
