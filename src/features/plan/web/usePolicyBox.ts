import { useEffect, useState } from "react";
import type { Fill } from "../../../platform/web/forms/useFill";
import { useGetPolicyEditionQuery } from "../../information/web/information.api";
import { isOutdated, type PolicyValues, withEdition } from "../booking.policies";
import { useActivePlan } from "./useActivePlan";

/**
 * Ticks a booking form's box for a client whose plan has a booking, with which they accepted the policies (`accepted`), and
 * clears it where it was ticked beside another edition than the one that holds (`changed`). (CAR-4, INFO-26)
 */
export function usePolicyBox<Values extends PolicyValues>(fill: Fill<Values>) {
  const { data: plan } = useActivePlan();
  const { data: held } = useGetPolicyEditionQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  const [changed, setChanged] = useState(false);
  const accepted = (plan?.Bookings.length ?? 0) > 0;
  const edition = held?.Edition;
  useEffect(() => {
    if (edition !== undefined) {
      let isOld = false;
      fill((values) => {
        isOld = isOutdated(values, edition);
        return withEdition(values, edition);
      });
      if (isOld) setChanged(true);
    }
    if (!accepted) return;
    fill((values) => ({ ...values, AcceptPolicies: true }));
    return () => fill((values) => ({ ...values, AcceptPolicies: false }));
  }, [accepted, edition, fill]);
  return { accepted, changed };
}
