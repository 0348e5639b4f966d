/** An instant in epoch milliseconds (UTC). */
export type Instant = number;

/** Returns the present instant; passed in wherever a decision depends on it. */
export type Clock = () => Instant;

/** Milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
