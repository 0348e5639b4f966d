/** An attempt that a plan has: to pay it, or to pay the difference of a change. */
export const namedAttempts = ["attempt", "supplement"] as const;
export type NamedAttempt = (typeof namedAttempts)[number];
