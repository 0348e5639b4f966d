import { type Column, type SQL, sql } from "drizzle-orm";
import type { Instant } from "../../../shared/instant";

/**
 * The clients that a run of a background job covers: one, or all except some. If QA has set a client's own clock, the
 * jobs run for that client separately, by that clock. (QA-3)
 */
export type Whose = { readonly of: number } | { readonly butOf: readonly number[] };

export const EVERYBODY: Whose = { butOf: [] };

/** Runs something by a client's own clock, if QA has set one. (QA-3) */
export type InTimeOf = <Result>(clientId: number, work: () => Promise<Result>) => Promise<Result>;

/** Repeated work about clients. `isOver` asks it to end at its next safe point. */
export type WorkFor = (isOver: () => boolean, whose: Whose) => Promise<unknown>;

/** The condition that a row's client is covered. Rows without a client are covered by the run for all clients. */
export function isAbout(client: Column | SQL, whose: Whose): SQL | undefined {
  if ("of" in whose) return sql`${client} = ${whose.of}`;
  return whose.butOf.length === 0 ? undefined : sql`(${client} is null or ${client} not in ${[...whose.butOf]})`;
}

/** When work that is done at most every so many milliseconds was last done, for each clock separately. */
export function lastTurns(every: number) {
  const turns = new Map<number | null, Instant>();
  const clockOf = (whose: Whose) => ("of" in whose ? whose.of : null);
  return {
    /** The absolute difference, because a clock may have been set back. */
    isRecent: (whose: Whose, now: Instant): boolean =>
      Math.abs(now - (turns.get(clockOf(whose)) ?? Number.NEGATIVE_INFINITY)) < every,
    done: (whose: Whose, at: Instant): void => void turns.set(clockOf(whose), at),
  };
}
