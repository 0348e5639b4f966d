import { useSelector } from "react-redux";
import { lookAgain } from "../../../../platform/web/lookAgain";
import type { WebState } from "../../../../platform/web/state";
import { useGetPaidPlansQuery } from "../../../plan/web/plan.api";

/** The paid plans of the signed-in client, in the language of the page. */
export function usePaidPlans() {
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const lang = useSelector(({ language }: WebState) => language.current);
  return useGetPaidPlansQuery({ clientId, lang }, { skip: clientId === 0, ...lookAgain() });
}
