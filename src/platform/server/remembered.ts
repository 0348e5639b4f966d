import { type Clock, type Instant, MINUTE, SECOND } from "../../shared/instant";

/** How often what values are made of has changed; null while nobody would tell of a change. */
export type Changes = { count: () => number | null };

/** A loader that asks again only where it has to. */
export type Remember = <Value>(load: () => Promise<Value>) => () => Promise<Value>;

/** A day may begin, and with it other prices. */
const KEPT = MINUTE;
/** While changes cannot be heard. */
const KEPT_UNHEARD = SECOND;

/**
 * Keeps values of the catalogue until a change of it is told, for a minute at most. A failure is not kept; callers at once
 * share one load, unless something has changed since it began. (OPS-31)
 */
export function rememberer(now: Clock, changes: Changes): Remember {
  return <Value>(load: () => Promise<Value>) => {
    let kept: { value: Promise<Value>; count: number | null; until: Instant } | null = null;
    return () => {
      const count = changes.count();
      if (kept && kept.count === count && now() < kept.until) return kept.value;
      const value = load();
      kept = { value, count, until: now() + (count === null ? KEPT_UNHEARD : KEPT) };
      value.catch(() => {
        if (kept?.value === value) kept = null;
      });
      return value;
    };
  };
}
