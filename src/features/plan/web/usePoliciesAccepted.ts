import { useEffect } from "react";
import { useActivePlan } from "./useActivePlan";

type Form = { setFieldValue: (name: string, value: boolean) => unknown };

/** Whether the client's plan has a booking, with which the policies were accepted: the next one's form takes it over. (CAR-4) */
export function usePoliciesAccepted({ setFieldValue }: Form): boolean {
  const { data: plan } = useActivePlan();
  const accepted = (plan?.Bookings.length ?? 0) > 0;
  useEffect(() => {
    if (!accepted) return;
    void setFieldValue("AcceptPolicies", true);
    return () => void setFieldValue("AcceptPolicies", false);
  }, [accepted, setFieldValue]);
  return accepted;
}
