import { type Clock, type Instant, MINUTE, SECOND } from "../../../shared/instant";

/** How many changes of the source data were notified; null while none would be. */
export type Changes = { count: () => number | null };

/** A loader that asks again only where it has to. */
export type Remember = <Value>(load: () => Promise<Value>) => () => Promise<Value>;

/** A day may begin, and with it other prices. */
const KEPT = MINUTE;
/** While changes cannot be heard. */
const KEPT_UNHEARD = SECOND;

/** The next instant after the given one from which on values are others; null: none is known. */
type NextChange = (at: Instant) => Promise<Instant | null>;

/**
 * Caches values of the catalogue until a change is notified or comes into force, for a minute at most. A failure is not
 * kept; callers at once share one load, unless something has changed since it began. (OPS-31, OPS-40)
 */
export function rememberer(now: Clock, changes: Changes, nextChange: NextChange = async () => null): Remember {
  return <Value>(load: () => Promise<Value>) => {
    let kept: { value: Promise<Value>; count: number | null; since: Instant; until: Instant } | null = null;
    return () => {
      const [count, at] = [changes.count(), now()];
      // Whose clock is behind the one that it was loaded by has other prices.
      if (kept && kept.count === count && kept.since <= at && at < kept.until) return kept.value;
      const loading = { count, since: at, until: at + (count === null ? KEPT_UNHEARD : KEPT) };
      const value = Promise.all([load(), nextChange(at)]).then(([loaded, next]) => {
        own.until = Math.min(own.until, next ?? own.until);
        return loaded;
      });
      const own = { ...loading, value };
      kept = own;
      value.catch(() => {
        if (kept === own) kept = null;
      });
      return value;
    };
  };
}
