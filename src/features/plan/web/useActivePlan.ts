import { useSelector } from "react-redux";
import type { WebState } from "../../../platform/web/state";
import { useGetActivePlanQuery } from "./plan.api";

/** The active plan of the signed-in client, in the language of the page; nothing is asked while signed out. */
export function useActivePlan() {
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const lang = useSelector(({ language }: WebState) => language.current);
  return useGetActivePlanQuery({ clientId, lang }, { skip: clientId === 0 });
}
