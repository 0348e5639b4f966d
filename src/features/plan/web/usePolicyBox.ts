import { useEffect, useState } from "react";
import type { Fill } from "../../../platform/web/forms/useFill";
import { useGetPolicyEditionQuery } from "../../information/web/information.api";
import { isOutdated, type PolicyValues, withEdition } from "../booking.policies";
import { useActivePlan } from "./useActivePlan";

/**
 * Keeps a booking form's box true: a client whose plan has a booking accepted the policies with that one (`accepted`), and a
 * box that was ticked beside another edition is empty again (`changed`). (CAR-4, INFO-26)
 */
export function usePolicyBox<Values extends PolicyValues>(fill: Fill<Values>) {
  const { data: plan } = useActivePlan();
  const { data: held } = useGetPolicyEditionQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  const [changed, setChanged] = useState(false);
  const accepted = (plan?.Bookings.length ?? 0) > 0;
  const edition = held?.Edition;
  useEffect(() => {
    if (edition !== undefined)
      fill((values) => {
        if (isOutdated(values, edition)) setChanged(true);
        return withEdition(values, edition);
      });
    if (!accepted) return;
    fill((values) => ({ ...values, AcceptPolicies: true }));
    return () => fill((values) => ({ ...values, AcceptPolicies: false }));
  }, [accepted, edition, fill]);
  return { accepted, changed };
}
