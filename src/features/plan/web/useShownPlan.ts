import { useSelector } from "react-redux";
import { useSearchParams } from "react-router";
import { selectLanguage } from "../../../platform/web/intl/language";
import { MINUTE } from "../../../shared/instant";
import { planInAddress } from "../plan.paths";
import { useGetPlanQuery } from "./plan.api";
import { useActivePlan } from "./useActivePlan";

/** The plan that the page's address names, else the active one; loaded again as that is. (PLAN-2) */
export function useShownPlan(lookAgain: number = MINUTE) {
  const [search] = useSearchParams();
  const lang = useSelector(selectLanguage);
  const id = planInAddress(search);
  const active = useActivePlan(lookAgain);
  const named = useGetPlanQuery(
    { id: id ?? 0, lang },
    {
      skip: id === null || id === active.data?.TravelPlanId,
      pollingInterval: lookAgain,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
    },
  );
  return id === null || active.data === undefined || id === active.data?.TravelPlanId ? active : named;
}
