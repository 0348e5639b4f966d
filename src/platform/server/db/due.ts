import { and, eq, gt, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Instant } from "../../../shared/instant";

/**
 * Whether something is due at `now`. `longest`: the longest delay in milliseconds. A later instant was set by a clock
 * that was ahead and has been set back since, so it counts as due. (FAULT-35)
 */
export const isDue = (at: PgColumn, now: Instant, longest: number): SQL | undefined =>
  or(lte(at, now), gt(at, now + longest));

/** Something that is retried. `backoff`: the delay after its last attempt, or a longer one. */
type Tried = { at: PgColumn; attempts: PgColumn; backoff: SQL };

/**
 * The same for retries with growing delays. Before the first attempt it is always due. After an attempt the instant is
 * one delay ahead; an instant more than two delays ahead was set by a clock that has been set back since.
 */
export const isDueAgain = ({ at, attempts, backoff }: Tried, now: Instant): SQL | undefined =>
  and(
    isNotNull(at),
    or(eq(attempts, 0), lte(at, now), sql`${at} > ${sql.param(now, at)}::timestamptz + 2 * ${backoff}`),
  );
