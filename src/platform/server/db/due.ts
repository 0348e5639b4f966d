import { gt, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Instant } from "../../../shared/instant";

/**
 * Whether something is due at `now`. `longest`: the most milliseconds ahead for which it is ever put off; a later instant
 * is of a clock that was ahead and has been set back since, and nobody may wait until that time comes. (FAULT-35)
 */
export const isDue = (at: PgColumn, now: Instant, longest: number): SQL | undefined =>
  or(lte(at, now), gt(at, now + longest));
