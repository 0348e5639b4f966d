import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { useActivePlan } from "../../useActivePlan";
import { type OpenCheckout, useCheckout } from "../useCheckout";
import { useBounds } from "./TimeToPay";

/**
 * Shown before a booking while a plan waits for its payment: how the booking changes the deadline, or that it begins a
 * plan of its own, as a payment is under way. (PLAN-2, PLAN-27)
 */
export function AddingNote() {
  const { data: plan } = useActivePlan();
  return plan ? <Note planId={plan.TravelPlanId} /> : null;
}

function Note({ planId }: { readonly planId: number }) {
  const answer = useCheckout(planId);
  return answer.status === "ready" ? <Told open={answer.open} /> : null;
}

function Told({ open }: { readonly open: OpenCheckout }) {
  const bounds = useBounds(open);
  const { snapshot, checkout } = open;
  const plan = checkout.TravelPlanId;
  const joins = snapshot.hasTag("acceptsBookings");
  if (!joins && snapshot.matches("paying"))
    return (
      <Callout kind="info">
        <FormattedMessage id="checkout.addingApart" values={{ plan }} />
      </Callout>
    );
  if (!bounds || !joins) return null;
  return (
    <Callout kind="info">
      <FormattedMessage id="checkout.adding" values={{ plan, ...bounds }} />
    </Callout>
  );
}
