import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { slowPollingOptions } from "../../../../platform/web/pollingOptions";
import { selectClientId } from "../../../../platform/web/session/auth";
import { useGetPaidPlansQuery } from "../../../plan/web/plan.api";

/** The paid plans of the signed-in client, in the language of the page, loaded again as `pace` says. */
export function usePaidPlans(pace = slowPollingOptions()) {
  const clientId = useSelector(selectClientId);
  const lang = useSelector(selectLanguage);
  return useGetPaidPlansQuery({ clientId, lang }, { skip: clientId === 0, ...pace });
}
