import { useEffect } from "react";
import type { Fill } from "../../../platform/web/forms/useFill";
import { useActivePlan } from "./useActivePlan";

/** Whether the client's plan has a booking, with which the policies were accepted: the next one's form takes it over. (CAR-4) */
export function usePoliciesAccepted<Values extends { AcceptPolicies: boolean }>(fill: Fill<Values>): boolean {
  const { data: plan } = useActivePlan();
  const accepted = (plan?.Bookings.length ?? 0) > 0;
  useEffect(() => {
    if (!accepted) return;
    fill((values) => ({ ...values, AcceptPolicies: true }));
    return () => fill((values) => ({ ...values, AcceptPolicies: false }));
  }, [accepted, fill]);
  return accepted;
}
