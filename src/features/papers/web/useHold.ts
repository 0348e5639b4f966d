import { skipToken } from "@reduxjs/toolkit/query";
import { slowPollingOptions } from "../../../platform/web/pollingOptions";
import type { HoldOnPapers } from "../../payments/disputes/dispute.rules";
import type { TravelPlan } from "../../plan/plan.schemas";
import { failureOf, type HoldsFailure } from "./paid/useHeldPlans";
import { papersApi, useGetHoldsQuery } from "./papers.api";

type Hold = {
  /** Null: no dispute does; undefined: not known, as it is being loaded or could not be. */
  readonly hold: HoldOnPapers | null | undefined;
  readonly failure: HoldsFailure | null;
};

/**
 * Why a dispute blocks the papers of a client's plan, loaded again while it does. `asked` is false for a plan that
 * cannot have papers yet, which none blocks. (DESK-90)
 */
export function useHold(plan: TravelPlan, asked: boolean): Hold {
  const query = asked ? { clientId: plan.ClientId } : skipToken;
  const { data: known = [] } = papersApi.endpoints.getHolds.useQueryState(query);
  const holds = useGetHoldsQuery(query, slowPollingOptions(known.length > 0));
  if (!asked) return { hold: null, failure: null };
  const own = holds.data?.find(({ TravelPlanId }) => TravelPlanId === plan.TravelPlanId);
  return { hold: holds.data && (own?.Held ?? null), failure: failureOf(holds) };
}
