import type { CallError } from "../../../../platform/web/callError";
import type { ErrorCode } from "../../../../shared/errors";

/** The refusals of a booking that its form shows itself, or asks about. */
export const askedAbout = [
  "plan.policiesChanged",
  "plan.sameKeyOtherRequest",
  "plan.priceChanged",
  "plan.bookedAlready",
] as const satisfies readonly ErrorCode[];

/**
 * The tags to invalidate after a failed booking: the offer may be gone, or the policies or the plan changed. None
 * without an answer, because loading them would fail too.
 */
export const refusedBookingTags = <Offers extends string>(error: CallError | undefined, offers: Offers) =>
  error?.status === "offline" ? [] : ([offers, "Policies", { type: "Plan", id: "active" }] as const);
