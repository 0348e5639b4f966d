import { useEffect } from "react";
import type { Fill } from "../../../platform/web/forms/useFill";
import type { PolicyValues } from "../../information/policyBox.rules";
import { useShownEdition } from "../../information/web/useShownEdition";
import { useActivePlan } from "./useActivePlan";

/**
 * Ticks a booking form's box for a client whose plan has a booking, with which they accepted the policies (`accepted`), and
 * clears it where it was ticked beside another edition than the one that holds (`changed`). (CAR-4, INFO-26)
 */
export function usePolicyBox<Values extends PolicyValues>(fill: Fill<Values>) {
  const { data: plan } = useActivePlan();
  const { edition, changed } = useShownEdition(fill);
  const accepted = (plan?.Bookings.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has cleared the box, which is ticked again.
  useEffect(() => {
    if (!accepted) return;
    fill((values) => ({ ...values, AcceptPolicies: true }));
    return () => fill((values) => ({ ...values, AcceptPolicies: false }));
  }, [accepted, edition, fill]);
  return { accepted, changed };
}
