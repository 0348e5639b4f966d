import { useEffect } from "react";
import type { Fill } from "../../../platform/web/forms/useFill";
import type { PolicyValues } from "../../information/policyBox.rules";
import { useShownEdition } from "../../information/web/useShownEdition";
import { useActivePlan } from "./useActivePlan";

/**
 * The policy box of a booking form. It is ticked for a client who accepted the policies with another booking of the
 * plan (`accepted`), and cleared when it was ticked for an edition no longer in force (`changed`). (CAR-4, INFO-26)
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
