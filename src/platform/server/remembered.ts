import type { Clock, Instant } from "../../shared/instant";

/** A loader that asks again after `forMs` milliseconds only. A failure is not remembered; callers at once share one load. */
export function remembered<Value>(now: Clock, forMs: number, load: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: Instant } | null = null;
  return () => {
    if (kept && now() < kept.until) return kept.value;
    const value = load();
    kept = { value, until: now() + forMs };
    value.catch(() => {
      if (kept?.value === value) kept = null;
    });
    return value;
  };
}
