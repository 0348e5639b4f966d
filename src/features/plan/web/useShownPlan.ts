import { useSelector } from "react-redux";
import { useSearchParams } from "react-router";
import { isNotFound } from "../../../platform/web/callError";
import { selectLanguage } from "../../../platform/web/intl/language";
import { POLLING_INTERVAL, pollingOptions } from "../../../platform/web/pollingOptions";
import { planInAddress } from "../plan.pages";
import { useGetPlanQuery } from "./plan.api";
import { useActivePlan } from "./useActivePlan";

/**
 * The plan in the page's address, or else the active one, kept up to date. For the address of another client's plan,
 * for example after signing in with another account, it is the active one. (PLAN-2)
 */
export function useShownPlan() {
  const [search] = useSearchParams();
  const lang = useSelector(selectLanguage);
  const id = planInAddress(search);
  const active = useActivePlan(POLLING_INTERVAL);
  const named = useGetPlanQuery(
    { id: id ?? 0, lang },
    { skip: id === null || id === active.data?.TravelPlanId, ...pollingOptions() },
  );
  const isActive = id === null || active.data === undefined || id === active.data?.TravelPlanId;
  return isActive || isNotFound(named.error) ? active : named;
}
