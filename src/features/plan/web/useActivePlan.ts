import { useSelector } from "react-redux";
import { lookAgain } from "../../../platform/web/lookAgain";
import type { WebState } from "../../../platform/web/state";
import { MINUTE } from "../../../shared/instant";
import { useGetActivePlanQuery } from "./plan.api";

/**
 * The active plan of the signed-in client, in the language of the page; no request while signed out. It is loaded again
 * when the window gets the focus, and every `interval` ms, to notice bookings made on another device. (FAULT-26)
 */
export function useActivePlan(interval: number = MINUTE) {
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const lang = useSelector(({ language }: WebState) => language.current);
  return useGetActivePlanQuery({ clientId, lang }, { skip: clientId === 0, ...lookAgain(interval) });
}
