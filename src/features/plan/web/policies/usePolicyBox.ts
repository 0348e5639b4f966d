import { useEffect } from "react";
import type { Fill } from "../../../../platform/web/forms/useFill";
import type { FormOf } from "../../../../platform/web/forms/useForm";
import type { PolicyValues } from "../../../information/policyBox.rules";
import { useShownEdition } from "../../../information/web/useShownEdition";
import { useActivePlan } from "../useActivePlan";

/**
 * The policy box of a booking form. It is ticked for a client who accepted the policies with another booking of the
 * plan (`accepted`), and cleared when it was ticked for an edition no longer in force (`changed`). (CAR-4, INFO-26)
 */
export function usePolicyBox<Values extends PolicyValues>(fill: Fill<Values>) {
  const { data: plan } = useActivePlan();
  const { edition, changed } = useShownEdition(fill);
  // If the plan accepts no further booking, this one starts a new plan, whose policies nobody has accepted yet.
  const accepted = plan?.AcceptsBookings === true && plan.Bookings.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition clears the box, so it has to be ticked again.
  useEffect(() => {
    if (!accepted) return;
    fill((values) => ({ ...values, AcceptPolicies: true }));
    return () => fill((values) => ({ ...values, AcceptPolicies: false }));
  }, [accepted, edition, fill]);
  return { accepted, changed };
}

type Failure = FormOf<PolicyValues>["failure"];

/**
 * Whether the server refused a form because it showed policies that are no longer in force: the policy box reports it.
 */
export const isAboutPolicies = (failure: Failure): boolean => failure?.code === "plan.policiesChanged";

/** A failure to be shown beside the button. */
export const unlessAboutPolicies = (failure: Failure): Failure => (isAboutPolicies(failure) ? undefined : failure);
