import { type Clock, type Instant, MINUTE, SECOND } from "../../../shared/instant";

/** The number of notified changes of the source data; null while no notifications arrive. */
export type Changes = { count: () => number | null };

/** Wraps a loader so that it loads again only when necessary. */
export type CacheUntilChange = <Value>(load: () => Promise<Value>) => () => Promise<Value>;

/** The longest time in the cache, because prices may change with the day. */
const MAX_AGE = MINUTE;
/** While no notifications arrive. */
const MAX_AGE_UNHEARD = SECOND;

/** The next instant after the given one at which values change; null if none is known. */
type NextChange = (at: Instant) => Promise<Instant | null>;

/**
 * Caches values of the catalogue until a change is notified or comes into force, for a minute at most. A failure is not
 * cached; concurrent callers share one load, unless something has changed since it began. (OPS-31, OPS-40)
 */
export function cachedUntilChange(
  now: Clock,
  changes: Changes,
  nextChange: NextChange = async () => null,
): CacheUntilChange {
  return <Value>(load: () => Promise<Value>) => {
    let cached: { value: Promise<Value>; count: number | null; since: Instant; until: Instant } | null = null;
    return () => {
      const count = changes.count();
      const at = now();
      // A caller whose clock is earlier than that of the load may have other prices.
      if (cached && cached.count === count && cached.since <= at && at < cached.until) return cached.value;
      const loading = { count, since: at, until: at + (count === null ? MAX_AGE_UNHEARD : MAX_AGE) };
      const value = Promise.all([load(), nextChange(at)]).then(([loaded, next]) => {
        own.until = Math.min(own.until, next ?? own.until);
        return loaded;
      });
      const own = { ...loading, value };
      cached = own;
      value.catch(() => {
        if (cached === own) cached = null;
      });
      return value;
    };
  };
}
