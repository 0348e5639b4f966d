import { and, eq, gt, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Instant } from "../../../shared/instant";

/**
 * Whether something is due at `now`. `longest`: the most milliseconds ahead for which it is ever put off; a later instant
 * is of a clock that was ahead and has been set back since, and nobody may wait until that time comes. (FAULT-35)
 */
export const isDue = (at: PgColumn, now: Instant, longest: number): SQL | undefined =>
  or(lte(at, now), gt(at, now + longest));

/** What is tried again and again. `backoff`: the interval, or a longer one, for which its last attempt put it off. */
type Tried = { at: PgColumn; attempts: PgColumn; backoff: SQL };

/**
 * The same of what is tried again less and less often. Until it was tried once no clock puts it off. What was put off a
 * moment ago is ahead by one interval: only what is ahead by two is of a clock that was set back.
 */
export const isDueAgain = ({ at, attempts, backoff }: Tried, now: Instant): SQL | undefined =>
  and(
    isNotNull(at),
    or(eq(attempts, 0), lte(at, now), sql`${at} > ${sql.param(now, at)}::timestamptz + 2 * ${backoff}`),
  );
