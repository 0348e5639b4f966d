import { HOUR, MINUTE } from "../../../shared/instant";
import { unreadableCauses } from "./checkout.checkpoint";

/** Why a plan is set aside: it cannot be read, or its due step fails. (OPS-113) */
export const setAsideCauses = [...unreadableCauses, "failed"] as const;
export type SetAsideCause = (typeof setAsideCauses)[number];

/**
 * Milliseconds until a plan that is set aside is tried again. A failing step is retried after a minute, doubled each
 * time, an hour at most. An unreadable plan is retried each minute, because reading has no effects and the plan goes on
 * as soon as it is repaired or a release that can read it runs. (OPS-113)
 */
export const tryAgainIn = (why: SetAsideCause, tries: number): number =>
  why === "failed" ? Math.min(MINUTE * 2 ** Math.min(tries, 10), HOUR) : MINUTE;

/** Whether a failed try is logged: not every minute. */
export const shouldLogRetry = (tries: number): boolean => Number.isInteger(Math.log2(tries));
