import { HOUR, MINUTE } from "../../shared/instant";
import { unreadableCauses } from "./checkout/checkout.checkpoint";

/** Why a plan is set aside: it cannot be read, or what falls due on it fails. (OPS-113) */
export const setAsideCauses = [...unreadableCauses, "failed"] as const;
export type SetAsideCause = (typeof setAsideCauses)[number];

/**
 * Milliseconds until a plan that is set aside is tried again: what fails, a minute later, doubled each time, an hour at
 * most. One that cannot be read is tried each minute, as reading does nothing, so that it goes on as soon as somebody has
 * mended it, or the release that can read it runs. (OPS-113)
 */
export const tryAgainIn = (why: SetAsideCause, tries: number): number =>
  why === "failed" ? Math.min(MINUTE * 2 ** Math.min(tries, 10), HOUR) : MINUTE;

/** Whether a try that failed is worth a line in the log: not each minute the same. */
export const isNews = (tries: number): boolean => Number.isInteger(Math.log2(tries));
