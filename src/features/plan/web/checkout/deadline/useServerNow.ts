import { useEffect, useState } from "react";
import { type Instant, MINUTE, SECOND } from "../../../../../shared/instant";

/**
 * The server's time (epoch ms); `offset`: how many milliseconds it is ahead of the browser's clock. `onSecond` is
 * called every second. The returned time changes every minute, and every second while `soon` is less than two minutes
 * away, so that a countdown does not render the page every second.
 */
export function useServerNow(offset: number, soon: Instant | null, onSecond: (now: Instant) => void): Instant {
  const [now, setNow] = useState(() => Date.now() + offset);
  useEffect(() => {
    const tick = () => {
      const present = Date.now() + offset;
      onSecond(present);
      setNow((shown) => (isStale(shown, present, soon) ? present : shown));
    };
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [offset, soon, onSecond]);
  return now;
}

function isStale(shown: Instant, present: Instant, soon: Instant | null): boolean {
  if (soon !== null && Math.abs(soon - present) < 2 * MINUTE) return true;
  return Math.floor(shown / MINUTE) !== Math.floor(present / MINUTE);
}
