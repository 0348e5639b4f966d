import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { pollingOptions } from "../../../platform/web/pollingOptions";
import { selectClientId } from "../../../platform/web/session/auth";
import { MINUTE } from "../../../shared/instant";
import { useGetActivePlanQuery } from "./plan.api";

/**
 * The active plan of the signed-in client, in the language of the page; no request while signed out. It is reloaded
 * when the window gets the focus, and every `interval` ms, to show bookings made on another device. (FAULT-26)
 */
export function useActivePlan(interval: number = MINUTE) {
  const clientId = useSelector(selectClientId);
  const lang = useSelector(selectLanguage);
  return useGetActivePlanQuery({ clientId, lang }, { skip: clientId === 0, ...pollingOptions(interval) });
}
