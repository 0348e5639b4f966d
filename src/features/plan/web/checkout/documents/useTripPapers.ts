import { skipToken } from "@reduxjs/toolkit/query";
import { useSuppressAlert } from "../../../../../platform/web/alerts/useSuppressAlert";
import { slowPollingOptions } from "../../../../../platform/web/pollingOptions";
import { isWithStaff } from "../../../../../shared/refusals";
import { useGetNeededDocumentsQuery } from "../../../../documents/web/documents.api";
import type { CheckoutSnapshot } from "../../../checkout/checkout.states";

/** What has become of a paid plan's documents since the payment; unknown while that loads, or if it could not be. */
export type TripPapers = "inReview" | "faulty" | "unknown";

/**
 * Whether a paid plan's documents are no longer in order: one was replaced and is under review, refused or unfit for the
 * trip; null if they are, and for a plan that is not paid or is over. The chart does not know it: it keeps the checks of
 * the payment. `clientId`: the plan's client, as staff look at plans too. (DOC-14)
 */
export function useTripPapers(snapshot: CheckoutSnapshot, clientId: number): TripPapers | null {
  const isAhead = snapshot.hasTag("paid") && snapshot.status === "active";
  // While another plan's answer loads, the one before says nothing about it.
  const { currentData, error } = useGetNeededDocumentsQuery(
    isAhead && clientId !== 0 ? { clientId, planId: snapshot.context.planId } : skipToken,
    slowPollingOptions(),
  );
  // The page works without it.
  useSuppressAlert(error ? "error.documents.neededFailed" : undefined);
  if (!isAhead) return null;
  if (!currentData) return "unknown";
  const refusal = currentData.NotInOrder;
  if (!refusal) return null;
  return isWithStaff(refusal) ? "inReview" : "faulty";
}
