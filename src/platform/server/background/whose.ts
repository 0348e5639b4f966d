import { type Column, type SQL, sql } from "drizzle-orm";
import type { Instant } from "../../../shared/instant";

/**
 * Whom a turn of work in the background is about: one client, or all except some. QA may set a client's clock apart:
 * what is about that client is then done by it, in turns of its own. (QA-3)
 */
export type Whose = { readonly of: number } | { readonly butOf: readonly number[] };

export const EVERYBODY: Whose = { butOf: [] };

/** Runs something by a client's clock, where QA has set one. (QA-3) */
export type InTimeOf = <Result>(clientId: number, work: () => Promise<Result>) => Promise<Result>;

/** Work about clients that is repeated. `isOver` asks it to end at its next safe point. */
export type WorkFor = (isOver: () => boolean, whose: Whose) => Promise<unknown>;

/** The condition that a row's client is one of these. Rows without a client belong to everybody's turn. */
export function isAbout(client: Column | SQL, whose: Whose): SQL | undefined {
  if ("of" in whose) return sql`${client} = ${whose.of}`;
  return whose.butOf.length === 0 ? undefined : sql`(${client} is null or ${client} not in ${[...whose.butOf]})`;
}

/** When work that runs only `every` so many milliseconds last ran, for each clock separately. */
export function lastTurns(every: number) {
  const turns = new Map<number | null, Instant>();
  const clockOf = (whose: Whose) => ("of" in whose ? whose.of : null);
  return {
    /** The absolute difference, as a clock may have been set back. */
    isRecent: (whose: Whose, now: Instant): boolean =>
      Math.abs(now - (turns.get(clockOf(whose)) ?? Number.NEGATIVE_INFINITY)) < every,
    done: (whose: Whose, at: Instant): void => void turns.set(clockOf(whose), at),
  };
}
