import { useEffect, useState } from "react";
import { type Instant, SECOND } from "../../../shared/instant";

/** Whole seconds until an instant of this browser's clock, counting down; 0 from then on. */
export function useSecondsUntil(at: Instant): number {
  const [seconds, setSeconds] = useState(() => secondsBetween(Date.now(), at));
  useEffect(() => {
    const look = () => setSeconds(secondsBetween(Date.now(), at));
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}

/** A second that has begun still counts. */
function secondsBetween(now: Instant, at: Instant): number {
  return Math.max(0, Math.ceil((at - now) / SECOND));
}
