import { HOUR, MINUTE } from "../../shared/instant";
import { unreadableCauses } from "./checkout/checkout.checkpoint";

/** Why a plan is set aside: it cannot be read, or what falls due on it fails. (OPS-113) */
export const setAsideCauses = [...unreadableCauses, "failed"] as const;
export type SetAsideCause = (typeof setAsideCauses)[number];

/** Milliseconds until a plan that is set aside is tried again: a minute, doubled each time, an hour at most. (OPS-113) */
export const tryAgainIn = (tries: number): number => Math.min(MINUTE * 2 ** Math.min(tries, 10), HOUR);
