import type { Facts } from "../../../shared/envelope";

type Failure = { readonly code?: string | undefined; readonly facts?: Facts };

/**
 * The id of the booking that an earlier request under the same key has made, whose answer was lost before the form was
 * changed; null for any other failure. (FAULT-28)
 */
export function bookedEarlier(failure: Failure | undefined): number | null {
  const { code, facts } = failure ?? {};
  return code === "plan.sameKeyOtherRequest" && typeof facts?.booking === "number" ? facts.booking : null;
}
