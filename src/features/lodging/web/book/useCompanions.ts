import { useMemo } from "react";
import { useSelector } from "react-redux";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { selectClientId } from "../../../../platform/web/session/auth";
import { useGetActivePlanQuery, useGetPaidPlansQuery } from "../../../plan/web/plan.api";
import { companionsOf } from "../../book/lodging.companions";

/** Those who are named in the bookings of the signed-in client, of the active plan and the paid ones. (LODGE-30) */
export function useCompanions() {
  const clientId = useSelector(selectClientId);
  const lang = useLanguage();
  const skip = { skip: clientId === 0 };
  const active = useGetActivePlanQuery({ clientId, lang }, skip).data;
  const paid = useGetPaidPlansQuery({ clientId, lang }, skip).data;
  return useMemo(() => companionsOf([active, ...(paid ?? [])].flatMap((plan) => plan?.Bookings ?? [])), [active, paid]);
}
