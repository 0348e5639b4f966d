import { skipToken } from "@reduxjs/toolkit/query";
import { slowPollingOptions } from "../../../platform/web/pollingOptions";
import type { HoldOnPapers } from "../../payments/dispute.rules";
import type { TravelPlan } from "../../plan/plan.schemas";
import { papersApi, useGetHoldsQuery } from "./papers.api";

/**
 * Why a dispute blocks the papers of a client's plan, loaded again while it does. Null: none does, or loading failed,
 * as the server refuses what is blocked anyway; undefined while loading. `asked` is false for a plan that cannot have
 * papers yet.
 */
export function useHold(plan: TravelPlan, asked: boolean): HoldOnPapers | null | undefined {
  const query = asked ? { clientId: plan.ClientId } : skipToken;
  const { data: known = [] } = papersApi.endpoints.getHolds.useQueryState(query);
  const holds = useGetHoldsQuery(query, slowPollingOptions(known.length > 0));
  if (holds.isLoading) return undefined;
  return holds.data?.find(({ TravelPlanId }) => TravelPlanId === plan.TravelPlanId)?.Held ?? null;
}
