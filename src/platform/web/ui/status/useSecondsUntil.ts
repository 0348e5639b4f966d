import { useEffect, useState } from "react";
import { type Clock, type Instant, SECOND } from "../../../../shared/instant";

/** Whole seconds until an instant, counting down; 0 from then on. The clock is the page's unless another is given. */
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

/** Looked up each time, because QA's clock replaces `Date.now`. */
const pagesClock: Clock = () => Date.now();

/** A second that has begun counts as a whole one. */
function secondsBetween(now: Instant, at: Instant): number {
  return Math.max(0, Math.ceil((at - now) / SECOND));
}
