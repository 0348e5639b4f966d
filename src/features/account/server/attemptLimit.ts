import type { Clock } from "../../../shared/instant";

export type AttemptLimit = {
  /** Counts an attempt; false when there were too many. */
  take: (key: string) => boolean;
  /** Whether the next attempt would be one too many. */
  isOver: (key: string) => boolean;
  /** Forgets the attempts of a key: the last one was good. */
  forgive: (key: string) => void;
};

/** At most `most` attempts per key in any `within` milliseconds. Each process counts for itself. */
export function attemptLimit(now: Clock, { most, within }: { most: number; within: number }): AttemptLimit {
  const attempts = new Map<string, number[]>();
  let cleanAt = now() + within;
  const recent = (key: string) => (attempts.get(key) ?? []).filter((at) => at > now() - within);
  return {
    take: (key) => {
      if (now() >= cleanAt) {
        for (const known of attempts.keys()) if (recent(known).length === 0) attempts.delete(known);
        cleanAt = now() + within;
      }
      const made = recent(key);
      if (made.length >= most) return false;
      attempts.set(key, [...made, now()]);
      return true;
    },
    isOver: (key) => recent(key).length >= most,
    forgive: (key) => {
      attempts.delete(key);
    },
  };
}
